import { historyPart } from '@indeks/contract/talk/chat/chat.keys';
import { issueEventsPart, issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import type { IssueEvent, IssueMessage, IssueNote } from '@indeks/contract/talk/issues/issues.schemas';
import { secretariatId } from '@indeks/contract/notices/notifications/notifications.keys';
import { attach, download, findAttachment, storable } from '#modules/notices/attachments/index.ts';
import { watchThing } from '#modules/notices/notifications/index.ts';
import { refuseOpenFields } from '#modules/talk/own-words/index.ts';
import { transact, type SignedInCtx } from '#platform/context.ts';
import { getOrRefuse, refuse } from '#platform/errors.ts';
import { withStoredFiles } from '#platform/files/stored-files.ts';
import type { UploadedFile } from '#platform/http/upload.ts';
import { announce, linkTo, tellOffice, tellReporter } from './announcing.ts';
import * as events from './issue-events.queries.ts';
import * as messages from './issue-messages.queries.ts';
import * as notes from './issue-notes.queries.ts';
import { abilities, triages } from './issues.policy.ts';
import * as queries from './issues.queries.ts';
import { waitingAfterMessage } from './issues.rules.ts';
import { getVisible } from './issues.service.ts';
import { issueTexts } from './issues.texts.ts';
import { judgeStanding } from './issue-view.ts';

export const history = async (ctx: SignedInCtx, id: number, before: number | undefined) => {
  const issue = await getVisible(ctx, id);
  const rows = await messages.history(ctx, id, { before, limit: historyPart + 1 });
  const shown = rows.slice(0, historyPart).toReversed();
  const more = rows.length > historyPart;
  const until = before === undefined ? undefined : (await messages.find(ctx, before))?.at;
  const since = more ? shown[0]?.at : undefined;
  const span = { since, until, limit: issueEventsPart };
  const happened = await events.list(ctx, id, span);
  const said = abilities(judgeStanding(ctx, issue)).note ? await notes.list(ctx, id, span) : [];
  return {
    messages: shown.map((row) => toMessage(ctx, row)),
    events: happened
      .toReversed()
      .filter(({ kind }) => triages(ctx) || toldToReporters.has(kind))
      .map((row) => toEvent(ctx, issue.reporter_id, row)),
    notes: said.toReversed().map(toNote),
    more,
  };
};

/** Who deals with it, and that others had the same problem, is nothing for the reporter. */
const toldToReporters: ReadonlySet<events.EventRow['kind']> = new Set(['moved', 'edited', 'merged']);

const toNote = ({ id, text, at, author_name }: notes.NoteRow): IssueNote => ({
  id,
  text,
  datetime: at.toISOString(),
  author: author_name,
});

const toEvent = (ctx: SignedInCtx, reporterId: number, row: events.EventRow): IssueEvent => ({
  id: row.id,
  datetime: row.at.toISOString(),
  kind: row.kind,
  status: row.status,
  by: triages(ctx) || row.actor_id === reporterId ? row.actor_name : null,
  assignee: row.assignee_name,
  other: triages(ctx) ? row.other_id : null,
});

/** Opening an issue marks the notifications about it as read. */
export const seen = (ctx: SignedInCtx, id: number) =>
  transact(ctx, async (tx) => {
    await getVisible(tx, id);
    await watchThing(tx, linkTo(id));
    return { ok: true } as const;
  });

interface Written {
  readonly issue_id: number;
  readonly msg: string;
  readonly file: UploadedFile | undefined;
}

/** A repeated key gives the first answer, so that a message that was sent twice is one. */
export const send = async (ctx: SignedInCtx, { issue_id, msg, file }: Written): Promise<IssueMessage> => {
  if (msg === '' && !file) refuse('chat/empty');
  // Before anything is stored; asked again when the issue is held.
  const { reporter_id } = await getOpen(ctx, issue_id);
  if (reporter_id !== ctx.actor.id) refuseOpenFields(msg);
  const stored = file ? [await storable(ctx, file)] : [];
  return withStoredFiles(ctx, stored, async (tx, [key]) => {
    const [first] = stored;
    await queries.hold(tx, issue_id);
    const issue = await getOpen(tx, issue_id);
    const attached = first && key !== undefined ? await attach(tx, 'issue', first, key) : undefined;
    return write(tx, issue, msg, attached);
  });
};

const getOpen = async (ctx: SignedInCtx, id: number): Promise<queries.IssueRow> => {
  const issue = await getVisible(ctx, id);
  return abilities(judgeStanding(ctx, issue)).reply ? issue : refuse('issues/resolved');
};

const write = async (
  tx: SignedInCtx,
  issue: queries.IssueRow,
  text: string,
  attached: { readonly id: number; readonly name: string } | undefined,
): Promise<IssueMessage> => {
  const bySecretariat = issue.reporter_id !== tx.actor.id;
  // The greeting is sent once in a conversation; the lock on the issue keeps it from being sent twice.
  const isGreeting = bySecretariat && !(await messages.isGreeted(tx, issue.id));
  const id = await messages.insert(tx, {
    issue_id: issue.id,
    sender_id: tx.actor.id,
    by_secretariat: bySecretariat,
    text: isGreeting ? issueTexts.greeted(text) : text,
    file_id: attached?.id ?? null,
  });
  const now = tx.clock.now();
  await queries.setTurn(tx, issue.id, {
    waiting_since: waitingAfterMessage(bySecretariat, issue.waiting_since, now),
    answered_at: bySecretariat ? now : issue.answered_at,
  });
  const words = {
    title: issueTexts.answered(issueNumber(issue.id)),
    text: text || (attached?.name ?? ''),
  };
  await (bySecretariat ? tellReporter : tellOffice)(tx, issue, words);
  announce(tx, issue);
  return toMessage(tx, getOrRefuse(await messages.find(tx, id)));
};

/** For the reporter and the secretariat; for everybody else there is no such file. */
export const attachment = async (ctx: SignedInCtx, file: string) => {
  const stored = getOrRefuse(await findAttachment(ctx, file));
  const message = getOrRefuse(await messages.findOfFile(ctx, stored.id));
  if (!triages(ctx) && message.reporter_id !== ctx.actor.id) refuse('record/not-found');
  return download(ctx, stored);
};

const toMessage = (ctx: SignedInCtx, row: messages.IssueMessageRow): IssueMessage => {
  const isHidden = row.by_secretariat && !triages(ctx);
  return {
    id: row.id,
    issue_id: row.issue_id,
    datetime: row.at.toISOString(),
    uid_from: isHidden ? secretariatId : row.sender_id,
    uid_to: row.by_secretariat ? row.reporter_id : null,
    text: row.text,
    file: row.file,
    attachment: row.file === null ? null : toAttachment(row),
    own: row.sender_id === ctx.actor.id,
    author: isHidden ? null : row.sender_name,
  };
};

const toAttachment = ({ file_name, bytes, content_type }: messages.IssueMessageRow) => ({
  name: file_name ?? '',
  bytes: bytes ?? 0,
  content_type: content_type ?? '',
});
