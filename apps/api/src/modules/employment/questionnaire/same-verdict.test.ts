import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { flatFields } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import { insuranceCodes } from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { questionnaireProblems } from '@indeks/contract/employment/questionnaire/questionnaire.problems';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { startTestApp } from '#testing/test-app.ts';

const app = await startTestApp();
afterAll(() => app.close());
const [person, company] = [await app.person({ role: 0 }), await app.person({ role: 0 })];
await app.db.updateTable('users').set({ is_company: 1 }).where('id', '=', company.id).execute();
const people = {
  person: { person, client: await app.signedInAs(person) },
  company: { person: company, client: await app.signedInAs(company) },
};

/** What people, and worse than people, put into a field. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'Łódź',
    'true',
    'false',
    'mgr',
    'Wyższe',
    'łódzkie',
    'a@b.example',
    '00-001',
  ),
  fc.constantFrom<unknown>(
    '1939-12-31',
    '1940-01-01',
    '2026-11-16',
    '2026-11-17',
    '2026-02-30',
    '9999-12-31',
  ),
  fc.constantFrom<unknown>(null, true, 0, [], {}, 'ź'.repeat(21), 'ź'.repeat(121), 'ź'.repeat(400)),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.subarray([...insuranceCodes]),
);

const changed = (form: object, changes: readonly (readonly [string, unknown])[]) => {
  const copy = structuredClone(form);
  for (const [path, replacement] of changes) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const part = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy);
    // An earlier change may have taken the part away.
    if (typeof part === 'object' && part !== null) Reflect.set(part, last, replacement);
  }
  return copy;
};

const makeDocument = (kind: 'person' | 'company', form: object) => {
  const paths = flatFields(form).map(([path]) => path);
  const change = fc.tuple(fc.constantFrom(...paths), value);
  return fc
    .array(change, { maxLength: 6 })
    .map((changes) => ({ kind, form: changed(form, changes), version: 0 }));
};

test('server and browser say the same of any document, field by field', async () => {
  const anything = fc.oneof(makeDocument('person', fullForm), makeDocument('company', fullCompanyForm));
  const seen = { saved: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const { person, client } = people[body.kind];
      const expected = questionnaireProblems(body, app.clock.today());
      const { status, error } = await client.raw(routes.save, { params: { uid: person.id }, body });
      // A second document without a fault meets the first one: its fields were in order.
      const faultless = status === 200 || status === 409;
      expect(faultless ? [] : [status, error.fields]).toEqual(expected.length === 0 ? [] : [400, expected]);
      seen[expected.length === 0 ? 'saved' : 'refused'] += 1;
    }),
    { numRuns: 400 },
  );
  expect(seen.saved).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(100);
}, 120_000);
