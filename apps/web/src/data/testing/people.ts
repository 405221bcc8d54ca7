import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';

/** A lecturer as the lists give one. */
export const personRecord = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  id: 7,
  name: 'Łukasz Źrebiec',
  given_name: 'Łukasz',
  surname: 'Źrebiec',
  listed_name: 'Źrebiec Łukasz',
  degree: '',
  user_role: 0,
  email: 'lukasz@uczelnia.example',
  email_alt: null,
  telephone: '501220410',
  active: 1,
  is_company: 0,
  date: '2026-01-10T10:00:00.000Z',
  status: 1,
  rodo: null,
  avatar: null,
  contract: null,
  changed_recently: false,
  version: 3,
  ...changes,
});
