import {
  confirmedHeader,
  isMultipart,
  type AnswerOf,
  type CallInput,
  type Route,
} from '@indeks/contract/common/route';
import type { ErrorAnswer } from '@indeks/contract/common/errors';
import type { FastifyInstance } from 'fastify';
import { sessionCookie } from '#platform/auth/sessions.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly error: ErrorAnswer;
  readonly text: string;
  /** The answer as it came, for files. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The session the answer opened, if it did. */
  readonly session: string | undefined;
}

/** The person was asked, and said yes. */
export const confirmed = { [confirmedHeader]: 'true' };

export interface Client {
  call<R extends Route>(
    route: R,
    input?: CallInput<R>,
    headers?: Record<string, string>,
  ): Promise<Answer<AnswerOf<R>>>;
  /** For requests that the types would not let through. */
  raw(route: Route, input: RawInput, headers?: Record<string, string>): Promise<Answer<unknown>>;
  /** For what is wrong on the wire already. */
  send(request: WireRequest): Promise<Answer<unknown>>;
}

export interface WireRequest {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly payload?: object | string | undefined;
}

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Speaks HTTP to the app like our own pages do. Of the cookies it is given it keeps all but the session's: a test says
 * itself which session it speaks for.
 */
export const createClient = (server: FastifyInstance, token?: string): Client => {
  const remoteAddress = freshAddress();
  const jar = new Map(token ? [[sessionCookie, token]] : []);
  const send: Client['send'] = async ({ method, url, headers, payload }) => {
    const response = await server.inject({
      method,
      remoteAddress,
      url,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      cookies: Object.fromEntries(jar),
      ...(payload !== undefined && { payload }),
    });
    const given = response.cookies.filter(({ name }) => name !== sessionCookie);
    for (const { name, value } of given) jar.set(name, value);
    const json = isJson(response.headers['content-type'])
      ? (JSON.parse(response.body) as unknown)
      : undefined;
    return {
      status: response.statusCode,
      body: json,
      error: json as ErrorAnswer, // meaningful when the status says so
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
      session: response.cookies.find((cookie) => cookie.name === sessionCookie)?.value,
    };
  };
  const raw: Client['raw'] = async (route, input, headers = {}) => {
    const sent = isMultipart(route.body) ? await writeForm(input.body) : { payload: input.body };
    return send({
      method: route.method,
      url: addressOf(route, input),
      headers: { ...sent.headers, ...headers },
      payload: sent.payload as object | undefined, // whatever a test wants to be sent
    });
  };
  // The contract parsed the answer on its way out, so it has the route's type.
  return { raw, send, call: (route, input, headers) => raw(route, input ?? {}, headers) as Promise<never> };
};

/** As a browser writes it; bytes that are no form go as they are. */
const writeForm = async (body: unknown): Promise<{ payload: unknown; headers?: Record<string, string> }> => {
  if (body === undefined || Buffer.isBuffer(body)) return { payload: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object))
    form.append(name, value instanceof Blob ? value : String(value));
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { payload: Buffer.from(await written.arrayBuffer()), headers };
};

/** Path and query of a call. */
export const addressOf = (route: Route, { params, query }: RawInput): string => {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

let lastAddress = 0;

/** Everyone calls from an address of their own, so that one test is not throttled for another's guesses. */
const freshAddress = (): string => {
  lastAddress += 1;
  return `10.${process.pid % 256}.${Math.floor(lastAddress / 256) % 256}.${lastAddress % 256}`;
};

const isJson = (type: unknown) => typeof type === 'string' && type.startsWith('application/json');
