import { allRoutes } from '@indeks/contract/all-routes';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { adminSettingsRoutes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { broadcastRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { chatRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { fileGroupRoutes } from '@indeks/contract/talk/file-groups/file-groups.routes';
import { issueChatRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { notificationRoutes } from '@indeks/contract/notices/notifications/notifications.routes';
import { collisionRoutes } from '@indeks/contract/talk/online-meetings/collisions.routes';
import { onlineMeetingRoutes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { evaluationRoutes } from '@indeks/contract/studies/evaluations/evaluations.routes';
import { draftRoutes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import { personRightRoutes } from '@indeks/contract/provider/person-rights/person-rights.routes';
import { albumNumberRoutes } from '@indeks/contract/studies/students/album-numbers.routes';
import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import type { Statement } from '../test-app.ts';

/** Routes that change something and leave no trace, each with its reason. */
export const excused: ReadonlyMap<Route, string> = new Map<Route, string>([
  [accountRoutes.logout, 'ends the own session; the row that is deleted held nothing else'],
  [draftRoutes.keep, 'what is being typed, every few seconds; the save of the questionnaire is audited'],
  [evaluationRoutes.keepDraft, 'what is being typed, every few seconds; the save of the sheet is audited'],
  [draftRoutes.drop, 'what was typed and never saved'],
  [protocolRoutes.printPreview, 'draws what would be closed and saves nothing'],
  [studentRoutes.proposeAccount, 'a number that nobody has yet; the save of the enrolment is audited'],
  [personRightRoutes.holder, 'says who has an address and saves nothing'],
  [albumNumberRoutes.upload, 'says what a file comes to and saves nothing'],
  [albumNumberRoutes.check, 'says what rows come to and saves nothing'],
  [adminSettingsRoutes.checkZoom, 'asks Zoom whether it answers and saves nothing'],
  [collisionRoutes.find, 'says what stands in the way of a plan and saves nothing'],
  [onlineMeetingRoutes.seen, 'the reader has seen them'],
  [onlineMeetingRoutes.join, 'gives the caller a link of their own; the meeting stays as it is'],
  [broadcastRoutes.audience, 'says whom a message would be for and saves nothing'],
  [broadcastRoutes.preview, 'says what somebody would read and saves nothing'],
  [chatRoutes.send, 'the message is its own record: who wrote it, to whom and when'],
  [issueChatRoutes.seen, 'the reader has seen them'],
  [issueChatRoutes.send, 'the message is its own record: who wrote it, about what and when'],
  [chatRoutes.typing, 'tells who is writing just now and saves nothing'],
  [chatRoutes.mark, 'what a side has read, at every opening of a conversation'],
  [notificationRoutes.watchAll, 'the reader has seen them; nothing that anybody else knows of'],
  [notificationRoutes.watchSender, 'the reader has seen them'],
  [notificationRoutes.watch, 'the reader has seen it'],
  [fileGroupRoutes.visited, 'the reader has looked; nothing that anybody else knows of'],
  [accountRoutes.logoutByGet, 'the same call for links'],
  [accountRoutes.addressChange, 'says what a mailed link would undo and saves nothing'],
]);

/** What one request of the matrix showed about the writes of its route. */
export interface ObservedWrite {
  readonly route: Route;
  readonly statements: readonly Statement[];
}

export interface AuditedWrites {
  readonly writes: number;
  readonly audited: number;
  readonly excused: number;
  readonly failures: readonly string[];
}

export const isWriting = (route: Route): boolean => route.method !== 'GET' || route.actsByGet === true;

/**
 * Every route that writes leaves an audit row in the transaction of the change, whoever calls it, or is excused. An
 * excuse that is not needed fails too. `observed` are the requests that were answered with success.
 */
export const judgeWrites = (observed: readonly ObservedWrite[]): AuditedWrites => {
  const writing = allRoutes.filter(isWriting);
  const byRoute = Map.groupBy(observed, ({ route }) => route);
  const isAudited = (route: Route) =>
    (byRoute.get(route) ?? []).every(({ statements }) => leavesTrace(statements));
  const failures = writing.flatMap((route) => {
    if (!byRoute.has(route)) return [`${nameRoute(route)} succeeded in no cell`];
    if (isAudited(route)) return excused.has(route) ? [`${nameRoute(route)} is excused without need`] : [];
    return excused.has(route) ? [] : [`${nameRoute(route)} changes data without an audit row`];
  });
  return {
    writes: writing.length,
    audited: writing.filter((route) => byRoute.has(route) && isAudited(route)).length,
    excused: writing.filter((route) => excused.has(route)).length,
    failures,
  };
};

/** Some audit row was written, and no data was changed in a transaction without one. */
const leavesTrace = (statements: readonly Statement[]): boolean => {
  const transactions = splitTransactions(statements.map(({ sql }) => sql));
  return (
    transactions.some((texts) => texts.some(isTrace)) &&
    transactions.every((texts) => !texts.some(isChange) || texts.some(isTrace))
  );
};

/** Statements between `begin` and `commit` belong together; any other stands alone. */
const splitTransactions = (texts: readonly string[]): string[][] => {
  const transactions: string[][] = [];
  let open: string[] | undefined;
  for (const text of texts)
    if (text === 'begin') transactions.push((open = []));
    else if (text === 'commit' || text === 'rollback') open = undefined;
    else if (open) open.push(text);
    else transactions.push([text]);
  return transactions;
};

const isTrace = (text: string): boolean => text.startsWith('insert into "audit_log"');

/** Not data of the product: sessions, keys of repeated requests, one-time passwords that a login uses up, the browsers it
 * remembers, logins that wait for a code, what counts for a limit, events, jobs. */
const technical =
  /^\W*(?:audit_log|security_events|sessions|idempotency_keys|one_time_passwords|uploads_of_days|known_devices|pending_logins|pgboss)\b/;

const isChange = (text: string): boolean => {
  const changed = [...text.matchAll(/\b(?:insert into|delete from|update(?= "?\w+"? set))\s+(\S+)/gi)];
  return changed.some(([, table = '']) => !technical.test(table));
};
