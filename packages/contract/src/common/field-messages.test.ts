import { expect, test } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from '../all-routes.ts';
import { listFieldErrors } from './field-errors.ts';
import { messageOfIssue } from './field-messages.ts';
import { isMultipart, type Route } from './route.ts';
import { candidateRoutes } from '../studies/candidates/candidates.routes.ts';
import { studentRoutes } from '../studies/students/students.routes.ts';

const schemasOf = ({ params, query, body }: Route): z.ZodType[] =>
  [params, query, isMultipart(body) ? body.fields : body].filter((schema) => schema !== undefined);

const messagesOf = (schema: z.ZodType, sent: unknown) =>
  listFieldErrors(schema.safeParse(sent, { error: messageOfIssue }).error?.issues ?? []);

const keysOf = (schema: z.ZodType): string[] =>
  'shape' in schema ? Object.keys(schema.shape as object) : [];
const filledWith = (value: unknown, schema: z.ZodType) =>
  Object.fromEntries(keysOf(schema).map((key) => [key, value]));

const long = 'x'.repeat(20_000);
const wrongParts = (schema: z.ZodType): unknown[] => [
  undefined,
  null,
  '',
  7,
  {},
  [],
  [{}],
  [null],
  ...[undefined, null, '', long, -1, 1.5, 1e12, true, {}, [], [{}]].map((value) => filledWith(value, schema)),
];

/** What zod says by itself, in English. */
const english = /\b(invalid|expected|received|must|too|input|option|string|number|unrecognized|required)\b/i;

test.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s says every mistake in Polish',
  (_, route) => {
    const said = schemasOf(route).flatMap((schema) =>
      wrongParts(schema).flatMap((sent) => messagesOf(schema, sent)),
    );
    const schemas = schemasOf(route).filter((schema) => !schema.safeParse(null).success);
    expect(said.length > 0).toBe(schemas.length > 0);
    expect(said.filter(({ message }) => english.test(message) || message === '')).toEqual([]);
  },
);

const studies = { date: '2026-10-01', pid: 1, cid: 1, price: 180_000, coordinator: 2 };

test('a new enrolment may leave out what its form leaves empty', () => {
  const { success, data } = studentRoutes.create.body.safeParse({ uid: 1, ...studies });
  expect([success, data]).toEqual([true, { uid: 1, ...studies, cid_2: null, price_2: null, comment: '' }]);
});

test('an edit that leaves out the second course does not take it away, and is told so', () => {
  const said = messagesOf(studentRoutes.edit.body, { ...studies, price_2: null, comment: '', version: 1 });
  expect(said).toEqual([{ path: 'cid_2', message: 'Wybierz drugi kierunek albo zostaw to pole puste' }]);
});

test('what is left out is asked for by the sentence of its field', () => {
  const said = messagesOf(candidateRoutes.create.body, {});
  expect(said).toContainEqual({ path: 'email', message: 'Podanie emaila jest wymagane' });
  expect(said).toContainEqual({ path: 'telephone', message: 'Podanie numeru telefonu jest wymagane' });
  expect(said).toContainEqual({ path: 'date', message: 'Podanie daty zgłoszenia jest wymagane' });
});
