import type { ZoomProblem } from '@indeks/contract/provider/admin-settings/zoom.keys';

/** Zoom answered, and the answer is no: asking again changes nothing. Carries numbers, never what was asked. */
export class ZoomRefused extends Error {
  readonly code = 'zoom-refused';
  readonly problem: ZoomProblem;
  readonly status: number;
  readonly zoomCode: number | undefined;
  /** Names of the scopes that the application lacks. */
  readonly missing: readonly string[];

  constructor(problem: ZoomProblem, { status, zoomCode, missing = [] }: RefusalParts) {
    super(`Zoom refused: ${problem}, status ${status}, code ${zoomCode ?? 'none'}`);
    this.name = 'ZoomRefused';
    this.problem = problem;
    this.status = status;
    this.zoomCode = zoomCode;
    this.missing = missing;
  }
}

interface RefusalParts {
  readonly status: number;
  readonly zoomCode?: number | undefined;
  readonly missing?: readonly string[];
}

/** Too many calls; nothing was done, and Zoom says when to ask again. */
export class ZoomBusy extends Error {
  readonly code = 'zoom-busy';
  readonly waitMs: number;
  /** The day's calls for this host are used up. */
  readonly daily: boolean;

  constructor(waitMs: number, daily: boolean) {
    super(`Zoom asks to wait ${Math.ceil(waitMs / 1000)} s`);
    this.name = 'ZoomBusy';
    this.waitMs = waitMs;
    this.daily = daily;
  }
}

/** The meeting does not exist, so that a deletion counts as done. */
export const isGone = (error: unknown): boolean =>
  error instanceof ZoomRefused && (error.zoomCode === meetingUnknown || error.status === 404);

const meetingUnknown = 3001;
const userUnknown: ReadonlySet<number> = new Set([1001, 1010]);
const scopesMissing = 4711;
const tokenInvalid = 124;

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The meaning of an answer that is not a success. */
export const judge = ({ status, headers, body }: Answered, now: number): ZoomRefused | ZoomBusy => {
  const { code, message } = told(body);
  if (status === 429) return new ZoomBusy(waitOf(headers.get('retry-after'), now), isDaily(headers, message));
  if (code === scopesMissing)
    return new ZoomRefused('scopes', { status, zoomCode: code, missing: scopesIn(message) });
  if (code !== undefined && userUnknown.has(code))
    return new ZoomRefused('host-unknown', { status, zoomCode: code });
  return new ZoomRefused('refused', { status, zoomCode: code });
};

/** The token is no longer good; a new one helps. */
export const isExpiredToken = ({ status, body }: Pick<Answered, 'status' | 'body'>): boolean =>
  status === 401 && told(body).code === tokenInvalid;

/** The meaning of a failed token call: the application or the account is unknown. */
export const judgeToken = ({ status, body }: Pick<Answered, 'status' | 'body'>): ZoomRefused => {
  const { error } = told(body);
  return new ZoomRefused(error === 'invalid_client' ? 'credentials' : 'account', { status });
};

const told = (body: unknown): { code?: number; message?: string; error?: string } =>
  typeof body === 'object' && body !== null ? body : {};

/** Seconds, or, of a daily limit, a moment. */
const waitOf = (header: string | null, now: number): number => {
  if (header === null) return 1_000;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(wait) ? Math.max(wait, 0) : 1_000;
};

const isDaily = (headers: Headers, message: string | undefined): boolean =>
  /daily/i.test(headers.get('x-ratelimit-type') ?? '') || /per-day/i.test(message ?? '');

const scopesIn = (message: string | undefined): string[] =>
  (/\[([^\]]*)\]/.exec(message ?? '')?.[1] ?? '').split(',').flatMap((scope) => scope.trim() || []);
