import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fakeCalls, type FakeAnswer } from './fake-zoom-calls.ts';
import { answerPage } from './fake-zoom-pages.ts';
import { createState, fakeCredentials, fakeMarks, type FakeState, type Trouble } from './fake-zoom-state.ts';

export interface FakeZoom {
  readonly url: string;
  readonly state: FakeState;
  /** The settings of an API that shall ask this server. */
  readonly settings: Readonly<Record<string, string>>;
  trouble(trouble: Trouble): void;
  close(): Promise<void>;
}

/**
 * Zoom's server-to-server interface as far as the product uses it: tokens, scopes, limits and refusals as Zoom has
 * them. Below /_fake a test of another process looks at what there is and orders troubles.
 */
export const startFakeZoom = async (port = 0): Promise<FakeZoom> => {
  const state = createState();
  const server = createServer((request, response) => {
    void reply(state, request, response);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    url,
    state,
    settings: { ZOOM_API_ADDRESS: url, ZOOM_TOKEN_ADDRESS: url },
    trouble: (trouble) => void state.troubles.push({ left: trouble.times, trouble }),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};

interface Heard {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const reply = async (state: FakeState, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const heard = {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://zoom.example'),
    headers: request.headers,
    body: await text(request),
  };
  if (heard.url.pathname.startsWith('/_fake/')) return write(response, control(state, heard));
  const page = answerPage(state, heard);
  if (page)
    return void response
      .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
      .end(page.html);
  state.calls.push(`${heard.method} ${heard.url.pathname}`);
  const trouble = nextTrouble(state, heard);
  const half = heard.method === 'POST' && heard.url.pathname.endsWith('/meetings') ? state.makingMs / 2 : 0;
  if (half > 0) await pause(half);
  if (!trouble) {
    const given = answer(state, heard);
    if (half > 0) await pause(half);
    return write(response, given);
  }
  if (trouble.done) answer(state, heard);
  if (trouble.cut) return void response.destroy();
  const headers = trouble.retryAfter === undefined ? {} : { 'retry-after': String(trouble.retryAfter) };
  return write(response, { status: trouble.status, headers, body: { code: trouble.status } });
};

const nextTrouble = (state: FakeState, { method, url }: Heard): Trouble | undefined => {
  const found = state.troubles.find(
    ({ left, trouble }) =>
      left > 0 &&
      (trouble.method === undefined || trouble.method === method) &&
      (trouble.pattern === undefined || new RegExp(trouble.pattern).test(url.pathname)),
  );
  if (found) found.left -= 1;
  return found?.trouble;
};

const answer = (state: FakeState, heard: Heard): FakeAnswer => {
  const { method, url, headers, body } = heard;
  if (url.pathname === '/oauth/token') return token(state, heard);
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if ((state.tokens.get(given) ?? 0) <= Date.now())
    return { status: 401, body: { code: 124, message: 'Invalid access token.' } };
  for (const call of fakeCalls) {
    const match = url.pathname.match(call.path);
    if (call.method !== method || !match) continue;
    if (!state.scopes.has(call.scope)) return scopeMissing(call.scope);
    return call.answer(state, { match, query: url.searchParams, body: parsed(body) });
  }
  return { status: 404, body: { code: 2300, message: 'This API endpoint is not recognized.' } };
};

const scopeMissing = (scope: string): FakeAnswer => ({
  status: 400,
  body: { code: 4711, message: `Invalid access token, does not contain scopes:[${scope}].` },
});

const token = (state: FakeState, { method, headers, body }: Heard): FakeAnswer => {
  const { client_id, client_secret, account_id } = fakeCredentials;
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const form = new URLSearchParams(body);
  if (method !== 'POST' || form.get('grant_type') !== 'account_credentials')
    return { status: 400, body: { reason: 'unsupported grant type', error: 'unsupported_grant_type' } };
  if (headers.authorization !== `Basic ${basic}`)
    return { status: 401, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } };
  if (form.get('account_id') !== account_id)
    return { status: 400, body: { reason: 'Bad Request', error: 'invalid_request' } };
  const made = `${fakeMarks.token}-${randomBytes(16).toString('base64url')}`;
  state.tokens.set(made, Date.now() + 3_600_000);
  return {
    status: 200,
    body: { access_token: made, token_type: 'bearer', expires_in: 3600, scope: [...state.scopes].join(' ') },
  };
};

/** What a test of another process sees and orders. */
const control = (state: FakeState, { method, url, body }: Heard): FakeAnswer => {
  if (method === 'GET' && url.pathname === '/_fake/meetings')
    return {
      status: 200,
      body: [...state.meetings.values()].map(({ id, topic, host, start_time, agenda }) => ({
        id,
        topic,
        host,
        start_time,
        agenda,
      })),
    };
  if (method === 'POST' && url.pathname === '/_fake/trouble') {
    const trouble = parsed(body) as unknown as Trouble; // a test of ours wrote it
    state.troubles.push({ left: trouble.times, trouble });
    return { status: 200, body: {} };
  }
  return { status: 404 };
};

const parsed = (body: string): Record<string, unknown> =>
  body === '' ? {} : (JSON.parse(body) as Record<string, unknown>); // our own client wrote it

const write = (response: ServerResponse, { status, body, headers = {} }: FakeAnswer): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};
