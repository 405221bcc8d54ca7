import { expect, test } from 'vitest';
import { nameFor, plainLetters } from './names.ts';

const people = Array.from({ length: 30_000 }, (_, id) => nameFor(id));

test('surnames follow the person’s sex', () => {
  const wrongEnding = { K: /(ski|cki|dzki|y)(-|$)/, M: /(ska|cka|dzka)(-|$)/ };
  expect(people.filter(({ name, sex }) => wrongEnding[sex].test(name))).toEqual([]);
  for (const name of [/^Anna Kowalska$/, /^Adam Kowalski$/, /^Anna Nowak$/, /^Adam Nowak$/, / Cicha$/])
    expect(people.some((person) => name.test(person.name))).toBe(true);
});

test('some women have two surnames', () => {
  const double = people.filter(({ name }) => name.includes('-'));
  expect(double.length).toBeGreaterThan(500);
  expect(new Set(double.map(({ sex }) => sex))).toEqual(new Set(['K']));
});

test('the first thousands of people have no namesakes', () => {
  expect(new Set(people.slice(0, 20_000).map(({ name }) => name)).size).toBe(20_000);
});

test('no two people share a mailbox, at any scale', () => {
  const mailboxes = new Set(Array.from({ length: 220_000 }, (_, id) => nameFor(id).mailbox));
  expect(mailboxes.size).toBe(220_000);
  expect([...mailboxes].filter((mailbox) => !/^[a-z]+\.[a-z]+(-[a-z]+)?\d*$/.test(mailbox))).toEqual([]);
});

test('an address has no Polish letters', () => {
  expect(plainLetters('Żółć-Brzęczyszczykiewicz ĄĆĘŁŃÓŚŹ')).toBe('zolc-brzeczyszczykiewicz acelnosz');
});
