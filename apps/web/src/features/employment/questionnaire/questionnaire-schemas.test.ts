import { listFieldErrors } from '@indeks/contract/common/field-errors';
import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { questionnaireProblems } from '@indeks/contract/employment/questionnaire/questionnaire.problems';
import { futureDates, withoutHidden } from '@indeks/contract/employment/questionnaire/questionnaire.rules';
import {
  companyForm,
  personalForm,
  type CompanyForm,
  type PersonalForm,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { renderHook } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { messageOfIssue } from '@indeks/contract/common/field-messages';
import { findProblems } from '#shared/ui/long-form/form-problems.ts';
import { companySchemaOn, personalSchemaOn } from './questionnaire-schemas.ts';
import type { PersonalInput } from './questionnaire-values.ts';

const today = '2026-11-15';
const personalSchema = personalSchemaOn(today);
const companySchema = companySchemaOn(today);

const nothing = () => undefined;

type Told = Record<string, string>;

/** What the form tells at each field once it is sent. */
async function toldByForm<Input extends FieldValues, Output>(schema: $ZodType<Output, Input>, values: Input) {
  // The values are whole, which the library's type of defaults does not show for a type parameter.
  const { result } = renderHook(() => useZodForm(schema, values as never));
  let errors: object = {};
  await result.current.handleSubmit(nothing, (found) => {
    errors = found;
  })();
  return Object.fromEntries(
    findProblems(document, errors).map(({ name, message }): [string, string] => [name, message]),
  );
}

/** The first message of each field, which is the one that a form shows. */
const firstOf = (errors: readonly { path: string; message: string }[]): Told =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));

function toldByContract(schema: z.ZodType, values: unknown): { path: string; message: string }[] {
  // Bounds on length have no words of their own in the contract; the form's stand for them on both sides.
  const { success, error } = schema.safeParse(values, { error: messageOfIssue });
  return success ? [] : listFieldErrors(error.issues);
}

/** A small generator of repeatable random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    of: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T, // never empty here
  };
}
type Random = ReturnType<typeof randomFrom>;

const odd = [
  '',
  ' ',
  'x',
  'Żółć',
  'x'.repeat(400),
  '2026-11-15',
  '2026-11-16',
  '1939-12-31',
  '2026-02-30',
  'Wyższe',
  'mgr',
  'true',
  'false',
  'jan@uczelnia.pl',
  'jan@',
  '00-001',
];

/** The document with some of its texts replaced, wherever they stand. */
function shaken<T>(document: T, random: Random): T {
  if (typeof document === 'string') return (random.below(4) === 0 ? random.of(odd) : document) as T; // a text for a text
  if (Array.isArray(document)) {
    const items = document.filter(() => random.below(3) > 0).map((item: unknown) => shaken(item, random));
    return items as T; // a shorter list of the same
  }
  if (typeof document !== 'object' || document === null) return document;
  const entries = Object.entries(document).map(([key, value]) => [
    key,
    // Codes of titles come from checkboxes and are never others.
    key === 'insuranceType' ? kept(value, random) : shaken(value, random),
  ]);
  return Object.fromEntries(entries) as T; // the same keys
}

const kept = (codes: readonly string[], random: Random) => codes.filter(() => random.below(3) > 0);

const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);

describe('the form tells at each field what the contract would refuse', () => {
  test('of a person', async () => {
    let refused = 0;
    for (const seed of seeds) {
      const random = randomFrom(seed);
      // Some stay whole, so that both answers are asked.
      const values: PersonalForm = seed % 5 === 0 ? fullForm : shaken(fullForm, random);
      const sent = withoutHidden(values);
      const expected = firstOf([
        ...toldByContract(personalForm, sent),
        ...futureDates({ kind: 'person', form: sent }, today),
      ]);
      expect(await toldByForm(personalSchema, values), `seed ${seed}`).toEqual(expected);
      refused += Object.keys(expected).length > 0 ? 1 : 0;
    }
    expect(refused).toBeGreaterThan(40);
    expect(refused).toBeLessThan(seeds.length);
  });

  test('of a company', async () => {
    for (const seed of seeds) {
      const values: CompanyForm =
        seed % 5 === 0 ? fullCompanyForm : shaken(fullCompanyForm, randomFrom(seed));
      const expected = firstOf([
        ...toldByContract(companyForm, values),
        ...futureDates({ kind: 'company', form: values }, today),
      ]);
      expect(await toldByForm(companySchema, values), `seed ${seed}`).toEqual(expected);
    }
  });

  test('and what the form lets through, the server does not refuse', () => {
    const documents = [fullForm, ...seeds.map((seed) => shaken(fullForm, randomFrom(seed)))];
    const accepted = documents
      .map((values) => personalSchema.safeParse(values))
      .filter(({ success }) => success)
      .map(({ data }) => questionnaireProblems({ kind: 'person', form: data, version: 0 }, today));
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.flat()).toEqual([]);
  });
});

test('a date ahead is told together with the other errors', async () => {
  const values: PersonalInput = {
    ...fullForm,
    registerFormGeneral: { formDate: '2026-11-16' },
    NFZ: { name: '' },
  };
  expect(await toldByForm(personalSchema, values)).toEqual({
    'registerFormGeneral.formDate': 'Podaj datę nie późniejszą niż dzisiejsza',
    'NFZ.name': 'Podanie oddziału NFZ jest konieczne.',
  });
});

test('what is hidden is neither refused nor kept', () => {
  const hidden: PersonalForm = {
    ...fullForm,
    insurance: { ...fullForm.insurance, insuranceType: ['value-1'] },
    student: { ...fullForm.student, schoolName: 'x'.repeat(999) },
    other: { ...fullForm.other, disabled: 'false', level: 'znaczny' },
  };
  const { data } = personalSchema.safeParse(hidden);
  expect(data?.student.schoolName).toBe('');
  expect(data?.insurance.placesOfWork).toEqual([]);
  expect(data?.other.level).toBe('');
});
