import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import { placeRoutes } from '@indeks/contract/provider/places/places.routes';
import { defineRoute, multipart } from '@indeks/contract/common/route';
import { z } from 'zod';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '#shared/api/call.ts';
import { CallError } from '#shared/api/call-error.ts';
import { onEndedSession } from '#shared/api/ended-session.ts';
import { loopback } from '#shared/api/testing/loopback.ts';
import type { Loopback, Received, Reply } from '#shared/api/testing/loopback.ts';

const newPlace = {
  name: 'Łódź',
  coordinators: [3],
  organization: 'Szkoła',
  address: 'ul. Żwirki 1',
  telephone: '501220410',
  email: 'lodz@uczelnia.pl',
};

const upload = defineRoute({
  method: 'POST',
  path: '/api/things/:id/file',
  access: 'session',
  summary: 'For this test',
  params: z.strictObject({ id: z.number() }),
  body: multipart({
    fields: z.strictObject({ name: z.string() }),
    file: { field: 'document', countsAs: 'message', maxBytes: 100, kinds: ['pdf'] },
  }),
  answer: z.object({ ok: z.literal(true) }),
});

let server: Loopback;
const answering = async (answer: Reply | ((request: Received) => Reply)) => {
  server = await loopback(typeof answer === 'function' ? answer : () => answer);
};
afterEach(() => server.close());

const failureOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError))
    throw new Error('the call did not fail with a CallError', { cause: error });
  return error;
};

describe('what a call sends', () => {
  test('a query leaves out what is not chosen and keeps Polish letters', async () => {
    await answering({ body: { items: [], total: 0, capped: false } });
    const page = await call(placeRoutes.list, {
      query: { page: 2, search: 'Łódź & okolice', sortDesc: true, active: undefined },
    });
    expect(page.items).toEqual([]);
    const { pathname, searchParams } = new URL(server.received[0]?.url ?? '', server.origin);
    expect(pathname).toBe('/api/places');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      search: 'Łódź & okolice',
      sortDesc: 'true',
    });
    expect(server.received[0]?.headers['content-type']).toBeUndefined();
  });

  test('path parameters are filled in and the body is JSON', async () => {
    await answering({ body: { id: 7 } });
    await call(placeRoutes.edit, { params: { id: 7 }, body: { ...newPlace, active: 1, version: 3 } });
    const sent = server.received[0];
    expect([sent?.method, sent?.url]).toEqual(['PUT', '/api/places/7']);
    expect(sent?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({ ...newPlace, active: 1, version: 3 });
  });

  test('a missing path parameter is a fault of the caller', async () => {
    await answering({});
    await expect(call(upload, { params: {} as { id: number }, body: textFile() })).rejects.toThrow(':id');
    expect(server.received).toHaveLength(0);
  });

  test('a multipart body carries its fields and the file under the field of the contract', async () => {
    await answering({ body: { ok: true } });
    await call(upload, { params: { id: 1 }, body: textFile() });
    const sent = server.received[0];
    expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const body = sent?.body.toString() ?? '';
    expect(body).toContain('name="name"\r\n\r\nUmowa');
    expect(body).toMatch(/name="document"; filename="umowa.txt"\r\nContent-Type: text\/plain/i);
    expect(body).toContain('treść');
  });

  test('an idempotent create carries the key it was given', async () => {
    await answering({ body: { id: 1 } });
    await call(placeRoutes.create, { body: newPlace }, { idempotencyKey: 'a-key' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('a-key');
  });
});

describe('what a call answers', () => {
  test('a binary answer is a file with the name the server gave it', async () => {
    await answering({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="placowki.csv"; filename*=UTF-8''plac%C3%B3wki.csv`,
      },
      body: 'nazwa;adres',
    });
    const file = await call(placeRoutes.exportCsv, { query: {} });
    expect([file.name, await file.text()]).toEqual(['placówki.csv', 'nazwa;adres']);
  });

  test('a refusal carries status, code, sentence, field errors and details', async () => {
    await answering({
      status: 409,
      body: {
        code: 'places/in-use',
        message: 'Nie można usunąć placówki.',
        fields: [{ path: 'name', message: 'Zajęta' }],
        details: { usage: 'zjazdy' },
      },
    });
    const failure = await failureOf(call(placeRoutes.removeMany, { body: [1] }));
    expect(failure).toMatchObject({
      status: 409,
      code: 'places/in-use',
      message: 'Nie można usunąć placówki.',
      fields: [{ path: 'name', message: 'Zajęta' }],
      details: { usage: 'zjazdy' },
    });
  });

  test.each([
    [502, 'server/unavailable'],
    [413, 'input/too-large'],
    [404, 'record/not-found'],
    [504, 'server/failed'],
  ])('a proxy answering %i in its own words gets the code %s', async (status, code) => {
    await answering({ status, headers: { 'content-type': 'text/html' }, body: '<h1>proxy</h1>' });
    const failure = await failureOf(call(placeRoutes.list, { query: {} }));
    expect(failure).toMatchObject({ status, code, fields: [] });
    expect(failure.message).toContain('Spróbuj ponownie');
  });

  test('a page of a proxy in place of JSON is a failure, not an answer', async () => {
    await answering({ headers: { 'content-type': 'text/html' }, body: '<h1>Wi-Fi hotelowe</h1>' });
    expect(await failureOf(call(placeRoutes.list, { query: {} }))).toMatchObject({
      status: 200,
      code: 'server/failed',
    });
  });

  test('an unreachable server has a code of its own', async () => {
    await answering({});
    await server.close();
    const failure = await failureOf(call(placeRoutes.list, { query: {} }));
    expect(failure).toMatchObject({ status: 0, code: 'network/unreachable' });
    expect(failure.message).toContain('Brak połączenia');
  });

  test('a call its caller gave up is not a failure of the network', async () => {
    await answering({});
    const left = new AbortController();
    left.abort();
    const error: unknown = await call(placeRoutes.list, { query: {} }, { signal: left.signal }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('an ended session', () => {
  const failing = async (status: number, ask: () => Promise<unknown>) => {
    await answering({ status, body: { code: 'auth/no-session', message: 'Twoja sesja wygasła.' } });
    const pages: string[] = [];
    const stop = onEndedSession((page) => pages.push(page));
    expect(await failureOf(ask())).toMatchObject({ status });
    stop();
    return pages;
  };

  test('leads to its page when something was read, and the caller still gets the error', async () => {
    expect(await failing(401, () => call(placeRoutes.list, { query: {} }))).toEqual(['/error-401']);
  });

  test('leaves whoever saves where they are, and so does a wrong password', async () => {
    expect(await failing(401, () => call(placeRoutes.create, { body: newPlace }))).toEqual([]);
    await server.close();
    const body = { email: 'a@b.pl', password: '' };
    expect(await failing(401, () => call(accountRoutes.login, { body }))).toEqual([]);
  });

  test('is not seen in an outage', async () => {
    expect(await failing(503, () => call(placeRoutes.list, { query: {} }))).toEqual([]);
  });
});

function textFile() {
  return { name: 'Umowa', file: new File(['treść'], 'umowa.txt', { type: 'text/plain' }) };
}
