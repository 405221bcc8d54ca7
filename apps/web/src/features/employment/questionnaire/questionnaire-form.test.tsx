import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import {
  answer,
  button,
  field,
  group,
  hasField,
  notFilledIn,
  openAsLecturer,
  title,
} from './testing/open-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
});
afterEach(() => vi.useRealTimers());

const ofPerson: QuestionnaireOfPerson = {
  ...notFilledIn,
  questionnaire: { kind: 'person', form: fullForm },
  version: 3,
};
const nothing = () => undefined;
const open = (of: QuestionnaireOfPerson = notFilledIn) =>
  openAsLecturer(<QuestionnaireForm of={of} onSaved={nothing} />);

const labelOf = (path: string) => field(path).labels?.[0]?.textContent;
const described = (path: string) =>
  (field(path).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join(' ');
const problemLink = (path: string) => document.querySelector<HTMLElement>(`a[href="#${path}"]`);

describe('a new form', () => {
  test('knows what the account knows, and the day', () => {
    open();
    expect(field('personal.surname').value).toBe('Źrebiec');
    expect(field('personal.name').value).toBe('Łukasz');
    expect(field('contact.email').value).toBe('lukasz.zrebiec@uczelnia.pl');
    expect(field('contact.mobileNr').value).toBe('600100200');
    expect(field('registerFormGeneral.formDate').value).toBe('15.11.2026');
    expect(labelOf('personal.surname')).toMatch(/^Nazwisko/);
    expect(labelOf('taxOffice.city')).toMatch(/^Miasto/);
  });

  test('sent empty: a summary takes the focus and leads to the field', async () => {
    const { user } = open();
    await user.click(button('Zapisz kwestionariusz'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Popraw 24\u00a0pola'));
    expect(problemLink('insurance.insuranceType')?.textContent).toBe(
      'Tytuł do ubezpieczenia: Podanie danych do ubezpieczenia jest konieczne.',
    );
    expect(problemLink('additionalInsurance.social')?.textContent).toContain(
      'Proszę o zaznaczenie TAK lub NIE',
    );
    await user.click(problemLink('insurance.insuranceType') ?? document.body);
    expect(document.activeElement).toBe(title(1));
  });

  test('of a company asks for the company, whose name is not the person’s', async () => {
    const { user } = open({ ...notFilledIn, is_company: 1 });
    expect(field('name').value).toBe('');
    expect(field('email').value).toBe('lukasz.zrebiec@uczelnia.pl');
    await user.click(button('Zapisz dane firmy'));
    await waitFor(() =>
      expect(problemLink('name')?.textContent).toBe('Nazwa firmy: Podanie nazwy jest konieczne'),
    );
    expect(document.querySelector('input[type=checkbox]')).toBeNull();
  });
});

const revealing = [
  [2, 'Miejsca pracy'],
  [4, 'Miejsca pracy na umowę cywilnoprawną'],
  [10, 'Dane rencisty lub emeryta'],
  [14, 'Dane ucznia lub studenta'],
] as const;

describe('what a choice reveals', () => {
  test('a title shows and hides its part', async () => {
    const { user } = open();
    for (const [number, name] of revealing) {
      expect(group(name)).toBeUndefined();
      await user.click(title(number));
      expect(group(name)).toBeDefined();
      await user.click(title(number));
      expect(group(name)).toBeUndefined();
    }
  });

  test('title 16 asks for the other title, a disability for its level', async () => {
    const { user } = open();
    await user.click(title(16));
    expect(labelOf('otherInsurance.title')).toBe('Inny tytuł do ubezpieczenia');
    expect(hasField('other.level')).toBe(false);
    await user.click(answer('other.disabled', 'Tak'));
    expect(labelOf('other.level')).toBe('Stopień niepełnosprawności');
    await user.click(answer('other.disabled', 'Nie'));
    expect(hasField('other.level')).toBe(false);
  });

  test('workplaces are added with the focus in the new one, and removed', async () => {
    const { user } = open();
    await user.click(title(4));
    const at = (index: number, key: string) => field(`insurance.placesOfTemporaryWork.${index}.${key}`);
    expect(at(0, 'dateFrom').value).toBe('15.11.2026');
    expect(at(0, 'dateTo').value).toBe('15.11.2026');
    await user.type(at(0, 'name'), 'Liceum');
    await user.click(button('Dodaj kolejne miejsce pracy'));
    await waitFor(() => expect(document.activeElement).toBe(at(1, 'name')));
    await user.click(button('Usuń miejsce pracy 1'));
    expect(group('Miejsce pracy 2')).toBeUndefined();
    expect(at(0, 'name').value).toBe('');
    expect(document.activeElement).toBe(button('Dodaj kolejne miejsce pracy'));
  });

  test('what was typed comes back with the choice', async () => {
    const { user } = open();
    await user.click(title(14));
    await user.type(field('student.schoolName'), 'Szkoła');
    await user.click(title(14));
    await user.click(title(14));
    expect(field('student.schoolName').value).toBe('Szkoła');
  });

  test('for whom each voluntary insurance matters is said beside it', () => {
    open();
    const words = (path: string) => document.querySelector(`[data-field="${path}"]`)?.textContent;
    expect(words('additionalInsurance.social')).toContain('punkt 2, 3, 4, 6, 8, 9, 12 lub 15');
    expect(words('additionalInsurance.medical')).toContain('punkt 1, 5, 13 lub 16');
  });
});

describe('a number that looks wrong', () => {
  const told = 'Z\u00a0numeru: kobieta, urodzona 29.02.1984.';

  test('is told once left, follows the typing from then on, and is no error', async () => {
    const { user } = open();
    const pesel = field('personal.pesel');
    await user.type(pesel, '123');
    expect(described('personal.pesel')).toBe('');
    await user.tab();
    expect(described('personal.pesel')).toContain('Ten numer PESEL wygląda na błędny.');
    expect(pesel.getAttribute('aria-invalid')).not.toBe('true');
    await user.clear(pesel);
    await user.type(pesel, fullForm.personal.pesel);
    expect(described('personal.pesel')).toBe(told);
  });

  test('a PESEL of another day is told when the day changes', async () => {
    const { user } = open(ofPerson);
    expect(described('personal.pesel')).toBe(told);
    await user.clear(field('personal.dayOfBirth'));
    await user.type(field('personal.dayOfBirth'), '01.03.1984');
    expect(described('personal.pesel')).toContain('Numer PESEL wskazuje inną datę urodzenia niż podana.');
  });

  test('NIP, account and post code are looked at as well', async () => {
    const { user } = open();
    for (const [path, words] of doubtful) {
      await user.type(field(path), '12');
      await user.tab();
      expect(described(path)).toContain(words);
    }
  });
});

const doubtful = [
  ['personal.nip', 'Ten numer NIP wygląda na błędny.'],
  ['salary.accountNumber', 'Ten numer rachunku wygląda na błędny.'],
  ['address.zip', 'Polski kod pocztowy ma postać 00-000.'],
] as const;

test('read-only, it is words and no fields', () => {
  openAsLecturer(<QuestionnaireForm of={ofPerson} onSaved={nothing} readOnly />);
  expect(document.querySelector('input, button')).toBeNull();
  expect(group('Dane osobowe')?.textContent).toContain('NazwiskoŻółć-Brzęczyszczykiewicz');
  expect(group('Miejsca pracy 2')?.textContent).toContain('Drugi Zakład');
  expect(screen.getByText('II. Dane do ubezpieczenia')).toBeDefined();
});

test('read-only, a company shows its own sections', () => {
  openAsLecturer(
    <QuestionnaireForm
      of={{ ...ofPerson, is_company: 1, questionnaire: { kind: 'company', form: fullCompanyForm } }}
      onSaved={nothing}
      readOnly
    />,
  );
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'I. Formularz',
    'II. Dane firmy',
    'III. Kontakt',
  ]);
});
