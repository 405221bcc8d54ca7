import { useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { onEndedSession } from '#shared/api/ended-session.ts';
import { useUserMemory } from '#shared/storage/storage-owner.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import {
  dropDraft,
  flushDraft,
  holdDraft,
  isUnkept,
  leaveDraft,
  markKept,
  noteTyping,
  openDraft,
  readNewerDraft,
  releaseDraft,
  type DraftPlace,
  type Keeping,
  type KeptState,
} from './draft-keeper.ts';

export interface FormDraft {
  /** While the form shows what was typed before: since when it lay there, or that this page still had it. */
  restored: { at: string } | 'from-memory' | undefined;
  /** The state of the latest draft. */
  state: KeptState;
  /** Back to what is saved. */
  discard: () => void;
  /** Takes what was kept elsewhere instead of what stands here. */
  takeNewer: () => Promise<void>;
  /** The draft on this screen replaces the one stored elsewhere. */
  keepThis: () => Promise<void>;
  /** Around an attempt to save the form. */
  hold: () => Promise<void>;
  release: (saved: boolean) => void;
}

/**
 * Keeps what is typed at a place outside the browser, so that another device can go on with it. What the place does not
 * have yet when the session ends stays in the memory of the page over the login. Without a place that is all.
 */
export function useFormDraft<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  place: DraftPlace | undefined,
  name: string,
): FormDraft {
  const [state, setState] = useState<KeptState>({ kind: 'none' });
  const [keeping] = useState(() => createKeeping(form, place, setState));
  const { restored, setRestored } = useRestored(form, keeping, name);
  useKeptOnLeaving(form, keeping, name);

  const show = (values: FieldValues) => {
    showDraft(form, keeping, values);
    markKept(keeping, form.getValues());
  };
  return {
    restored,
    state,
    discard: () => {
      form.reset();
      setRestored(undefined);
      void dropDraft(keeping);
    },
    takeNewer: async () => {
      const found = await readNewerDraft(keeping);
      if (found) show(found.values);
      setRestored(found && { at: found.at });
      setState({ kind: 'none' });
    },
    keepThis: async () => {
      await readNewerDraft(keeping);
      setState({ kind: 'none' });
      noteTyping(keeping);
    },
    hold: () => holdDraft(keeping),
    release: (saved) => {
      releaseDraft(keeping, saved ? form.getValues() : undefined);
      if (saved) setRestored(undefined);
    },
  };
}

function createKeeping<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  place: DraftPlace | undefined,
  tell: (state: KeptState) => void,
): Keeping {
  const read = () => {
    const values = form.getValues();
    return { values, changed: !isSame(values, form.formState.defaultValues) };
  };
  return { place, read, tell };
}

/** Shows what was typed before, once an opening: later values are the person's. */
function useRestored<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  keeping: Keeping,
  name: string,
) {
  const memory = useUserMemory();
  const found = keeping.place?.found;
  const [remembered] = useState(() => memory.read(name) as FieldValues | undefined); // written by `useKeptOnLeaving`
  const begin = remembered ? ('from-memory' as const) : found && { at: found.at };
  const [restored, setRestored] = useState<FormDraft['restored']>(begin);
  useEffect(() => {
    memory.remove(name);
    const values = remembered ?? found?.values;
    if (!values) return;
    showDraft(form, keeping, values);
    if (remembered) noteTyping(keeping);
    else markKept(keeping, form.getValues());
    // Once an opening: later values are the person's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { restored, setRestored };
}

function useKeptOnLeaving<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  keeping: Keeping,
  name: string,
) {
  const memory = useUserMemory();
  const remember = useCallback(() => {
    if (isUnkept(keeping)) memory.write(name, structuredClone(keeping.read().values));
  }, [keeping, memory, name]);
  useEffect(() => onEndedSession(remember), [remember]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => noteTyping(keeping) }),
    [form, keeping],
  );
  useEffect(() => {
    openDraft(keeping);
    return () => leaveDraft(keeping, remember);
  }, [keeping, remember]);
  useWindowEvent('pagehide', () => flushDraft(keeping));
  useWindowEvent('online', () => noteTyping(keeping));
}

/** The saved values stay the form's defaults: only against them is the draft a change. */
function showDraft<Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  { place }: Keeping,
  draft: FieldValues,
): void {
  const merged = mergeOver(form.formState.defaultValues, draft) as FieldValues;
  const values = place?.complete?.(merged, draft) ?? merged;
  form.reset(values as Input, { keepDefaultValues: true });
}

/** A draft names what was typed; a field that it lacks begins as the form does. */
function mergeOver(defaults: unknown, draft: unknown): unknown {
  if (draft === undefined) return defaults;
  if (!isGroup(defaults) || !isGroup(draft)) return draft;
  const names = Object.keys(defaults);
  return Object.fromEntries(names.map((name) => [name, mergeOver(defaults[name], draft[name])]));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
