import { expect, test } from 'vitest';
import type { z } from 'zod';
import { folderParts } from './students.keys.ts';
import { enrolmentForm, newStudent } from './students.schemas.ts';
import { folderWords } from './students.texts.ts';

const studies = {
  date: '2026-10-01',
  pid: 1,
  cid: 1,
  price: 180_000,
  cid_2: null,
  price_2: null,
  coordinator: 2,
};
const enrolment = { ...studies, comment: '' };
const student = {
  ...studies,
  comment: '',
  given_name: 'Anna',
  surname: 'Nowak',
  email: 'anna@test.example',
  telephone: '600100200',
};

const messages = (schema: z.ZodType, value: object) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

test('both forms take an empty second course and price', () => {
  expect([messages(newStudent, student), messages(enrolmentForm, enrolment)]).toEqual([[], []]);
});

test.each([
  ['date', '', 'Podanie terminu rozpoczęcia jest wymagane'],
  ['date', '2026-11-01', 'Wybierz nabór z\u00a0listy'],
  ['cid', null, 'Podanie kierunku studiów jest wymagane'],
  ['pid', null, 'Podanie miejscowości jest wymagane'],
  ['price', null, 'Podanie czesnego jest wymagane'],
  ['price', 1_800.5, 'Proszę podać wyłącznie cyfry'],
  ['price', Number.NaN, 'Proszę podać wyłącznie cyfry'],
  ['coordinator', null, 'Podanie koordynatora jest wymagane'],
  ['cid_2', 1, 'Drugi kierunek musi być inny niż pierwszy'],
  ['price_2', 180_000, 'Podanie kierunku studiów jest wymagane'],
])('%s %s is refused with its message in both forms', (field, value, message) => {
  expect(messages(newStudent, { ...student, [field]: value })).toContain(message);
  expect(messages(enrolmentForm, { ...enrolment, [field]: value })).toContain(message);
});

test('a payment account is kept as digits, with spaces or without; an empty one is none', () => {
  const account = (bank_account: string) => newStudent.parse({ ...student, bank_account }).bank_account;
  expect(account('37 0000 0000 1234 0000 0000 0077')).toBe('37000000001234000000000077');
  expect(account('')).toBe('');
  const wrong = { ...student, bank_account: '38000000001234000000000077' };
  expect(messages(newStudent, wrong).join()).toContain('suma kontrolna');
});

test('every part of a folder has its words', () => {
  expect(Object.keys(folderWords)).toEqual([...folderParts]);
});
