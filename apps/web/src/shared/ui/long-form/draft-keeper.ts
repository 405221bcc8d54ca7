import type { FieldValues } from 'react-hook-form';

/** The store in which an unfinished form is kept until it is saved. */
export interface DraftPlace {
  /** The draft found when the form was opened. */
  found: FoundDraft | undefined;
  /** Keeps the values; `newer` when something was kept elsewhere since, and nothing was overwritten. */
  keep: (values: FieldValues, how: { leaving: boolean }) => Promise<Kept>;
  /** Reads the stored draft. From then on it may be overwritten. */
  read: () => Promise<FoundDraft | undefined>;
  drop: () => Promise<void>;
  /** It lies in this tab alone: a save drops it from here, and closing the tab would lose it. */
  onlyInTab?: boolean;
  /** Adds what only a draft can have, such as new rows of a table. */
  complete?: (merged: FieldValues, draft: FieldValues) => FieldValues;
}

export interface FoundDraft {
  values: FieldValues;
  /** When it was kept. */
  at: string;
  /** The form was saved by somebody else since it was begun. */
  outdated: boolean;
}

export interface Kept {
  at: string;
  newer: boolean;
}

/** The message about the draft. */
export type KeptState = { kind: 'kept' | 'newer'; at: string } | { kind: 'failed' } | { kind: 'none' };

/** A draft is sent this long after the last key, and again this long after a failed attempt. */
const afterTyping = 1000;
const afterFailure = 10_000;

/** The keeping of one form's draft: one request at a time, always of the latest values. */
export interface Keeping {
  /** Without a place nothing is sent: the form belongs to somebody else. */
  readonly place: DraftPlace | undefined;
  /** The values now, and whether they differ from what is saved. */
  readonly read: () => { values: FieldValues; changed: boolean };
  readonly tell: (state: KeptState) => void;
  timer?: ReturnType<typeof setTimeout> | undefined;
  running?: Promise<void> | undefined;
  /** Sending is paused: the form is being saved, or the person has to choose between two drafts. */
  held?: boolean;
  /** The stored draft, as text. */
  kept?: string | undefined;
  /** Called when the form is left: takes the draft that could not be stored, which is not tried again. */
  remember?: () => void;
}

/** Something was typed. */
export const noteTyping = (keeping: Keeping): void => wait(keeping, afterTyping);

/** The page is being left: what was typed last is sent at once. */
export function flushDraft(keeping: Keeping): void {
  if (keeping.timer !== undefined) send(keeping, true);
}

/** The form is open, perhaps again. */
export function openDraft(keeping: Keeping): void {
  delete keeping.remember;
}

/** The form is closed: what was typed last is sent at once, and once. */
export function leaveDraft(keeping: Keeping, remember: () => void): void {
  keeping.remember = remember;
  if (keeping.timer !== undefined) send(keeping, false);
}

/** Before the form itself is saved: a draft must not come after it. */
export async function holdDraft(keeping: Keeping): Promise<void> {
  keeping.held = true;
  stop(keeping);
  await keeping.running;
}

/** After an attempt to save the form; with a save the draft is gone, and what was saved needs none. */
export function releaseDraft(keeping: Keeping, saved: FieldValues | undefined): void {
  keeping.held = false;
  if (saved) {
    markKept(keeping, saved);
    if (keeping.place?.onlyInTab) void keeping.place.drop();
    keeping.tell({ kind: 'none' });
  }
  if (isUnkept(keeping)) noteTyping(keeping);
}

/** Gives up what was typed, here and at the place. */
export async function dropDraft(keeping: Keeping): Promise<void> {
  await holdDraft(keeping);
  keeping.held = false;
  keeping.tell({ kind: 'none' });
  try {
    await keeping.place?.drop();
    keeping.kept = undefined;
  } catch {
    fail(keeping);
  }
}

/** Reads the draft that another device has stored; once it was read, this device may overwrite it. */
export async function readNewerDraft(keeping: Keeping): Promise<FoundDraft | undefined> {
  const found = await keeping.place?.read();
  keeping.held = false;
  return found;
}

/** These values lie at the place already. */
export function markKept(keeping: Keeping, values: FieldValues): void {
  keeping.kept = JSON.stringify(values);
}

export function isUnkept({ read, kept }: Keeping): boolean {
  const { values, changed } = read();
  return changed && JSON.stringify(values) !== kept;
}

function wait(keeping: Keeping, time: number): void {
  stop(keeping);
  if (!keeping.held && keeping.place) keeping.timer = setTimeout(() => send(keeping, false), time);
}

function stop(keeping: Keeping): void {
  clearTimeout(keeping.timer);
  keeping.timer = undefined;
}

function send(keeping: Keeping, leaving: boolean): void {
  stop(keeping);
  const begin = () => attempt(keeping, leaving);
  // Text typed meanwhile is sent afterwards; a store in this tab has everything before the form is gone.
  const running = keeping.running ? keeping.running.then(begin) : begin();
  keeping.running = running;
  void forgetWhenDone(keeping, running);
}

async function forgetWhenDone(keeping: Keeping, running: Promise<void>): Promise<void> {
  await running;
  if (keeping.running === running) delete keeping.running;
}

async function attempt(keeping: Keeping, leaving: boolean): Promise<void> {
  const { place, held, kept } = keeping;
  const { values, changed } = keeping.read();
  const content = JSON.stringify(values);
  if (!place || held || content === kept) return;
  try {
    if (changed) await keep(keeping, place, { content, leaving });
    else if (kept !== undefined) await giveUp(keeping, place);
  } catch {
    fail(keeping);
  }
}

interface Sending {
  content: string;
  leaving: boolean;
}

async function keep(keeping: Keeping, place: DraftPlace, { content, leaving }: Sending): Promise<void> {
  const values = JSON.parse(content) as FieldValues; // a copy of the form's values
  const { at, newer } = await place.keep(values, { leaving });
  // Until the person has chosen between the two, neither is overwritten.
  if (newer) keeping.held = true;
  else keeping.kept = content;
  keeping.tell({ kind: newer ? 'newer' : 'kept', at });
}

/** Everything is as it was saved: there is nothing to keep. */
async function giveUp(keeping: Keeping, place: DraftPlace): Promise<void> {
  await place.drop();
  keeping.kept = undefined;
  keeping.tell({ kind: 'none' });
}

/** Shown unobtrusively and retried; typing is not interrupted. */
function fail(keeping: Keeping): void {
  if (keeping.remember) {
    keeping.remember();
    return;
  }
  keeping.tell({ kind: 'failed' });
  if (keeping.timer === undefined) wait(keeping, afterFailure);
}
