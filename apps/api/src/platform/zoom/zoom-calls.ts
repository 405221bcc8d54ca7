import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { callOutside, OutsideAway, outsideLimits } from '../outside-call.ts';
import { createCircuit } from './circuit.ts';
import { isExpiredToken, judge, judgeToken, ZoomBusy } from './zoom-errors.ts';

/** One server-to-server application of a Zoom account. `uid` is the person under whom the secretariat's meetings run. */
export interface ZoomCredentials {
  readonly client_id: string;
  readonly client_secret: string;
  readonly account_id: string;
  readonly uid: string;
}

export interface ZoomCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below /v2, with its query. */
  readonly path: string;
  readonly body?: object;
  /** May be sent again when no answer came: it does the same once or twice. */
  readonly repeatable: boolean;
}

export type ZoomCaller = (credentials: ZoomCredentials, call: ZoomCall) => Promise<unknown>;

type Addresses = Pick<Config, 'ZOOM_API_ADDRESS' | 'ZOOM_TOKEN_ADDRESS'>;

const tries = 2;
/** A pause that Zoom asks for is waited for here only if it is this short. */
const shortWaitMs = 1_000;
/** A token is given up a minute before it ends. */
const earlyMs = 60_000;

/** The one place from which Zoom is called: deadlines, a token for each account, a second try, a circuit. */
export const createZoomCaller = (addresses: Addresses): ZoomCaller => {
  const circuit = createCircuit({ failures: 5, openMs: 15_000 });
  const tokens = createTokens(addresses);
  const ask = async (credentials: ZoomCredentials, call: ZoomCall): Promise<unknown> => {
    const url = new URL(`/v2${call.path}`, addresses.ZOOM_API_ADDRESS);
    const withToken = async () => send(url, requestOf(call, await tokens.take(credentials)));
    let answer = await withToken();
    if (isExpiredToken(answer)) {
      tokens.forget();
      answer = await withToken();
    }
    if (answer.status < 300) return answer.body;
    throw judge(answer, Date.now());
  };
  return (credentials, call) =>
    circuit.run(
      () => callOutside('zoom', () => askPatiently(() => ask(credentials, call), call)),
      (error) => error instanceof OutsideAway,
      () => new OutsideAway('zoom'),
    );
};

const requestOf = ({ method, body }: ZoomCall, token: string): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body: JSON.stringify(body) }),
});

const askPatiently = async (ask: () => Promise<unknown>, call: ZoomCall): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt >= tries || !mayRepeat(error, call)) throw error;
      if (error instanceof ZoomBusy) await pause(error.waitMs);
    }
  }
};

/** A token lasts an hour and is never renewed: another one is asked for. */
const createTokens = ({ ZOOM_TOKEN_ADDRESS }: Addresses) => {
  const known = new Map<string, { readonly token: string; readonly until: number }>();
  return {
    forget: () => known.clear(),
    take: async (credentials: ZoomCredentials): Promise<string> => {
      const kept = known.get(keyOf(credentials));
      if (kept && kept.until > performance.now()) return kept.token;
      const form = { grant_type: 'account_credentials', account_id: credentials.account_id };
      const answer = await send(new URL('/oauth/token', ZOOM_TOKEN_ADDRESS), {
        method: 'POST',
        headers: { authorization: `Basic ${basic(credentials)}` },
        body: new URLSearchParams(form),
      });
      if (answer.status === 429) throw judge(answer, Date.now());
      if (answer.status !== 200) throw judgeToken(answer);
      const { access_token: token, expires_in } = tokenAnswer.parse(answer.body);
      known.clear();
      known.set(keyOf(credentials), { token, until: performance.now() + expires_in * 1000 - earlyMs });
      return token;
    },
  };
};

const mayRepeat = (error: unknown, { repeatable }: ZoomCall): boolean =>
  error instanceof ZoomBusy
    ? error.waitMs <= shortWaitMs && !error.daily
    : repeatable && error instanceof OutsideAway;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** One request with its deadline. No answer, and an answer that something broke at Zoom, are both `OutsideAway`. */
const send = async (url: URL, request: RequestInit) => {
  const { status, headers, text } = await answerOf(url, request);
  if (status >= 500) throw new OutsideAway('zoom', `status ${status}`);
  return { status, headers, body: parsed(text) };
};

const answerOf = async (url: URL, request: RequestInit) => {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(outsideLimits.zoom.answerMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new OutsideAway('zoom', error instanceof Error ? error.name : undefined);
  }
};

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const basic = ({ client_id, client_secret }: ZoomCredentials): string =>
  Buffer.from(`${client_id}:${client_secret}`).toString('base64');

const keyOf = (credentials: ZoomCredentials): string =>
  createHash('sha256').update(JSON.stringify(credentials)).digest('base64url');
