import { expect, test } from 'vitest';
import { findCanaries, numbersOf, wordOf } from './canaries.ts';

const { telephone, pesel, formBirthDate, account } = numbersOf('student');
const [year, month, day] = formBirthDate.split('-');
const spaced = account.replace(/(\d{2})(\d{4})(\d{4})/, '$1 $2\u00a0$3 ');

test.each([
  ['a word', `{"surname":"${wordOf('lecturer', 'name')}"}`, [{ of: 'lecturer', kind: 'name' }]],
  [
    'an address in small letters',
    `${wordOf('student', 'contact').toLowerCase()}@test.example`,
    [{ of: 'student', kind: 'contact' }],
  ],
  ['a telephone in groups', telephone.replace(/(\d{3})(?=\d)/g, '$1 '), [{ of: 'student', kind: 'contact' }]],
  ['a number', `;${pesel};`, [{ of: 'student', kind: 'sealed' }]],
  ['an account in groups', spaced, [{ of: 'student', kind: 'sealed' }]],
  ['a date from the other end', `${day}.${month}.${year}`, [{ of: 'student', kind: 'form' }]],
  ['nothing', '{"surname":"Żółć","telephone":"600100200"}', []],
])('finds %s', (_, text, found) => {
  expect(findCanaries(text)).toEqual(found);
});
