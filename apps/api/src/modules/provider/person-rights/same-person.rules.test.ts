import { expect, test } from 'vitest';
import { listDifferences, pickTyped } from './same-person.rules.ts';

const known = { given_name: 'Łucja', surname: 'Żółkiewska-Nowak', telephone: '600301240' };

test.each<[string, Parameters<typeof listDifferences>[1], string[]]>([
  ['the same', { ...known }, []],
  ['other letters and accents', { given_name: 'LUCJA', surname: 'zolkiewska-nowak' }, []],
  ['spaces and hyphens', { given_name: ' Łucja ', surname: 'Żółkiewska – Nowak' }, []],
  ['a telephone with its country and spaces', { telephone: '+48 600 301 240' }, []],
  ['a telephone in another spelling', { telephone: '0048600-301-240' }, []],
  ['nothing typed', {}, []],
  ['another given name', { ...known, given_name: 'Lucyna' }, ['given_name']],
  ['a part of the surname', { ...known, surname: 'Żółkiewska' }, ['surname']],
  ['another telephone', { ...known, telephone: '600301241' }, ['telephone']],
  [
    'names in each other’s place',
    { given_name: known.surname, surname: known.given_name },
    ['given_name', 'surname'],
  ],
])('%s', (_, typed, expected) => {
  expect(listDifferences(known, typed).map(({ name }) => name)).toEqual(expected);
});

test('a telephone that nobody knew differs', () => {
  const differences = listDifferences({ ...known, telephone: null }, { telephone: '600301240' });
  expect(differences).toEqual([{ name: 'telephone', known: '', typed: '600301240' }]);
});

test('only what differs and was chosen is taken', () => {
  const differences = listDifferences(known, { ...known, surname: 'Inna', telephone: '1' });
  const chosen = { given_name: 'typed', surname: 'typed', telephone: 'known' } as const;
  expect(pickTyped(differences, chosen)).toEqual({ surname: 'Inna' });
  expect(pickTyped(differences, undefined)).toEqual({});
});
