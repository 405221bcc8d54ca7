import { expect, test } from 'vitest';
import { houseWords, isEasyToGuess } from './common-passwords.ts';

const house = houseWords({
  PROVIDER_NAME: 'Wyższa Szkoła Próbna',
  PROVIDER_ADDRESS: 'ul. Zmyślona 1, 00-001 Przykładowo',
  PROVIDER_SECOND_MAIL_DOMAIN: 'kadra.example',
  PUBLIC_ADDRESS: 'https://dziekan.probna.example',
});
const anna = { name: 'Anna Żak-Wójcicka', email: 'a.zakowa@uczelnia.example', house };

test.each([
  ['p@ssw0rd', 'stands in the list'],
  ['Password1!', 'a word of the list with signs around'],
  ['P@ssw0rd2024!', 'the same with swapped signs'],
  ['12345678!', 'digits of the list'],
  ['Hasło123!', 'a Polish word'],
  ['Haslo-123!', 'the same without diacritics'],
  ['Warszawa2026!', 'a place and a year'],
  ['Katarzyna1!', 'a first name'],
  ['q1w2e3r4t5y6u7i8o9p0', 'long, and in the list'],
  ['aaaa aaaa aaaa aaaa aaaa', 'long, and one letter'],
  ['Anna.Zak.Wojcicka1!', 'one’s own name'],
  ['wójcicka-ŻAK-anna-żak-wójcicka', 'one’s own name as a passphrase'],
  ['A.zakowa2026!', 'one’s own address'],
  ['Indeks-2026!', 'the portal'],
  ['Portal.indeks.1!', 'two words of the portal'],
  ['Szkoła-Próbna-1!', 'the provider'],
  ['Przykladowo77!', 'the provider’s place'],
  ['Dziekan#2026#', 'the portal’s address'],
  ['Anna-Indeks-2026!', 'the person and the portal'],
  ['12345678901234567890', 'digits in their order'],
  ['98765432109876543210', 'the same backwards'],
  ['qwertyuiopqwertyuiop', 'a row of the keyboard, twice'],
  ['QwertyuiopAsdfghjkl1!', 'two rows'],
  ['abcdefghijklmnopqrstuvwxyz', 'the alphabet'],
  ['zyxwvutsrqponmlkjihgfedcba', 'the alphabet backwards'],
  ['Abcdefghijkl1!', 'its beginning, with a digit and a sign'],
  ['mnbvcxz-lkjhgfdsa-1', 'rows backwards'],
  ['1qaz2wsx3edc4rfv!', 'columns of the keyboard'],
  ['!@#$%^&*()1234567890', 'the row of digits with and without shift'],
  ['abc123abc123abc123abc1', 'short runs, again and again'],
  ['aaaaabbbbbcccccdddddeeeee', 'letters in their order, each repeated'],
  ['Zx7!qZx7!qZx7!qZx7!qZx7!q', 'a short piece, again and again'],
])('%s is refused: %s', async (password) => {
  expect(await isEasyToGuess(password, anna)).toBe(true);
});

test.each([
  'Zupelnie-nowe-2!',
  'kot48213977!#',
  'zielony słoń pije herbatę',
  'Anna je 7 kwaśnych śliwek!',
  'tR7!vq2#Lm',
  'Indeks czytam 3 razy!',
  'abc i 1234 to za mało na hasło',
  'Qwerty-mój-pies-Burek7!',
])('%s is accepted', async (password) => {
  expect(await isEasyToGuess(password, anna)).toBe(false);
});
