import type { ErrorCode } from '@indeks/contract/common/errors';
import { nameRoute, type Route } from '@indeks/contract/common/route';
import type { SecurityEventKind } from '@indeks/contract/identity/security-events/security-events.keys';
import type { FastifyRequest } from 'fastify';
import { sessionCookie } from '../auth/sessions.ts';
import type { Owner } from '../crypto/sealed-columns.ts';
import { Refusal } from '../errors.ts';
import type { Behind } from '../security-events/security-event.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import type { FileAnswer } from './file-answers.ts';
import type { HttpApp } from './http-app.ts';
import { actorOf } from './request-actor.ts';

export const readBehind = (request: FastifyRequest): Behind => ({
  actor: actorOf(request),
  address: request.ip,
  requestId: request.id,
});

/** Refusals that an attack would meet. A failed login is noted by the login, which knows the account. */
const refusalKinds: Partial<Record<ErrorCode, SecurityEventKind>> = {
  'auth/no-session': 'session-refused',
  'auth/not-allowed': 'permission-refused',
  'auth/session-restricted': 'permission-refused',
  'record/not-found': 'record-refused',
  'people/confirm-hidden': 'record-refused',
  'request/cross-site': 'origin-refused',
  'request/too-many': 'throttled',
  'auth/throttled': 'throttled',
  'auth/second-step-missing': 'permission-refused',
  'auth/wrong-current-password': 'password-refused',
  'auth/wrong-code': 'code-refused',
  'recovery/unknown-email': 'recovery-refused',
  'recovery/unknown-telephone': 'recovery-refused',
  'recovery/link-used-or-expired': 'recovery-refused',
  'file/infected': 'file-infected',
  'way-back/over': 'recovery-refused',
  'way-back/address-taken': 'recovery-refused',
  'way-back/account-closed': 'recovery-refused',
};

/** After the transaction of the refused request has been undone. */
export const noteRefusal = async (
  { services }: HttpApp,
  route: Route,
  request: FastifyRequest,
  error: Error,
): Promise<void> => {
  if (!(error instanceof Refusal)) return;
  const kind = refusalKinds[error.code];
  // A visitor without a cookie is asked to sign in, which is no event; one whose session is over or made up is.
  const isVisitor = kind === 'session-refused' && request.cookies[sessionCookie] === undefined;
  if (!kind || isVisitor) return;
  const what = { detail: idsIn(request), ...error.about, route: nameRoute(route) };
  await services.events.note(readBehind(request), { kind, ...what });
};

interface Read {
  readonly opened: ReadonlySet<Owner>;
  readonly file: FileAnswer | undefined;
}

/** Before the answer leaves: sealed data that was opened for it, and every file but the pictures of pages. */
export const noteReading = async (
  events: SecurityEvents,
  route: Route,
  request: FastifyRequest,
  { opened, file }: Read,
): Promise<void> => {
  const isExport = file !== undefined && file.version === undefined;
  if (opened.size === 0 && !isExport) return;
  const [owner] = opened;
  const one = opened.size === 1 && typeof owner === 'number' ? owner : undefined;
  const opens = opened.size > 0 || file?.opensSealed === true;
  const kind = !opens ? 'file-export' : file ? 'sealed-export' : 'sealed-read';
  await events.note(readBehind(request), {
    kind,
    route: nameRoute(route),
    subjectId: one,
    // For several people their number is noted.
    detail: opened.size > 1 ? String(opened.size) : one === undefined ? idsIn(request) : undefined,
  });
};

/** The ids in the path: only numbers and short words of the contract, never free text. */
const idsIn = ({ params }: FastifyRequest): string | undefined => {
  const named = Object.values(params ?? {}).filter((value) => /^[\w-]{1,40}$/.test(String(value)));
  return named.length > 0 ? named.slice(0, 2).join(' ') : undefined;
};
