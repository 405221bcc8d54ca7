import { describe, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from './fixtures/full-forms.ts';
import type { InsuranceCode } from './questionnaire.choices.ts';
import { questionnaireProblems } from './questionnaire.problems.ts';
import {
  accountWarning,
  dashboardDialog,
  futureDates,
  nipWarning,
  peselWarning,
  revealedBy,
  withoutHidden,
  zipWarning,
  type RevealedPart,
} from './questionnaire.rules.ts';
import { warningTexts } from './questionnaire.texts.ts';

const withTitles = (...insuranceType: InsuranceCode[]) =>
  withoutHidden({ ...fullForm, insurance: { ...fullForm.insurance, insuranceType } });

const kept: Readonly<Record<RevealedPart, (form: typeof fullForm) => boolean>> = {
  placesOfWork: (form) => form.insurance.placesOfWork.length > 0,
  placesOfTemporaryWork: (form) => form.insurance.placesOfTemporaryWork.length > 0,
  pensionerNFZ: (form) => Object.values(form.pensionerNFZ).some((text) => text !== ''),
  student: (form) => Object.values(form.student).some((text) => text !== ''),
  otherInsurance: (form) => form.otherInsurance.title !== '',
};
const parts = Object.keys(kept) as RevealedPart[]; // Object.keys widens the literal keys

describe('what is hidden is not kept', () => {
  test.each(parts)('%s stays with its title alone', (part) => {
    const form = withTitles(revealedBy[part]);
    expect(parts.filter((name) => kept[name](form))).toEqual([part]);
  });

  test('nothing stays with a title that reveals nothing, everything with all of them', () => {
    expect(parts.filter((name) => kept[name](withTitles('value-1')))).toEqual([]);
    expect(withoutHidden(fullForm)).toEqual(fullForm);
  });

  test.each([
    ['true', 'lekki'],
    ['false', ''],
    ['', ''],
  ] as const)('disabled "%s" keeps the level "%s"', (disabled, level) => {
    expect(withoutHidden({ ...fullForm, other: { ...fullForm.other, disabled } }).other.level).toBe(level);
  });

  test('twice is the same as once', () => {
    expect(withoutHidden(withTitles('value-4'))).toEqual(withTitles('value-4'));
  });
});

const on = (formDate: string, dayOfBirth = '1984-02-29') => ({
  kind: 'person' as const,
  form: {
    ...fullForm,
    registerFormGeneral: { formDate },
    personal: { ...fullForm.personal, dayOfBirth },
  },
});

describe('dates ahead of time', () => {
  test.each([
    [on('2026-11-16'), []],
    [on('2026-11-17'), ['registerFormGeneral.formDate']],
    [on('2026-11-16', '2026-11-17'), ['personal.dayOfBirth']],
    [on('2027-01-01', '2027-01-01'), ['registerFormGeneral.formDate', 'personal.dayOfBirth']],
    [
      {
        kind: 'company' as const,
        form: { ...fullCompanyForm, registerFormGeneral: { formDate: '2026-11-17' } },
      },
      ['registerFormGeneral.formDate'],
    ],
  ])('%#', (questionnaire, paths) => {
    expect(futureDates(questionnaire, '2026-11-16').map(({ path }) => path)).toEqual(paths);
  });

  test('are told by their paths in the call, once the rest is in order', () => {
    const late = { ...on('2026-11-17'), version: 0 };
    expect(questionnaireProblems(late, '2026-11-16')).toEqual([
      { path: 'form.registerFormGeneral.formDate', message: 'Podaj datę nie późniejszą niż dzisiejsza' },
    ]);
    const nameless = { ...late, form: { ...late.form, personal: { ...late.form.personal, name: '' } } };
    expect(questionnaireProblems(nameless, '2026-11-16')).toEqual([
      { path: 'form.personal.name', message: 'Podanie imienia jest konieczne' },
    ]);
    expect(questionnaireProblems({ ...late, more: 1 }, '2026-11-16')).toEqual([
      { path: 'more', message: 'Nieznane pole' },
    ]);
  });
});

describe('warnings', () => {
  const { pesel, nip } = fullForm.personal;
  test.each([
    [peselWarning('', '1984-02-29'), undefined],
    [peselWarning(pesel, '1984-02-29'), undefined],
    [peselWarning(pesel, ''), undefined],
    [peselWarning(pesel, '1984-03-01'), warningTexts.peselBirthDate],
    [peselWarning(pesel.slice(0, 10), '1984-02-29'), warningTexts.pesel],
    [peselWarning('00000000000', ''), warningTexts.pesel],
    [nipWarning(''), undefined],
    [nipWarning(nip), undefined],
    [nipWarning(` ${nip.slice(0, 3)}-${nip.slice(3)} `), undefined],
    [nipWarning('1234567890'), warningTexts.nip],
    [accountWarning(''), undefined],
    [accountWarning(fullForm.salary.accountNumber), undefined],
    [accountWarning(`PL${fullForm.salary.accountNumber}`), undefined],
    [accountWarning('60102055587788000000000002'), warningTexts.account],
    [zipWarning(''), undefined],
    [zipWarning('00-001'), undefined],
    [zipWarning('00001'), warningTexts.zip],
  ])('%#: %s is %s', (warning, expected) => {
    expect(warning).toBe(expected);
  });

  test('never stand in the way: a foreigner’s numbers are saved', () => {
    const form = { ...fullForm, personal: { ...fullForm.personal, pesel: 'brak', nip: '1' } };
    expect(questionnaireProblems({ kind: 'person', form, version: 0 }, '2026-11-16')).toEqual([]);
  });
});

describe('the dialog that meets a lecturer', () => {
  test.each([
    // without consent nothing else is asked
    [false, null, '2026-11-16', 'consent'],
    [false, '2026-10-01', '2026-11-16', 'consent'],
    [true, null, '2026-08-31', 'questionnaire'],
    [true, null, '2026-11-16', 'questionnaire'],
    // strictly after 1 September, for a form from before it
    [true, '2026-08-31', '2026-08-31', undefined],
    [true, '2026-08-31', '2026-09-01', undefined],
    [true, '2026-08-31', '2026-09-02', 'yearly-confirmation'],
    [true, '2026-09-01', '2026-09-02', undefined],
    [true, '2026-09-02', '2026-12-31', undefined],
    [true, '2025-10-01', '2026-08-31', undefined],
    [true, '2025-10-01', '2026-09-02', 'yearly-confirmation'],
    [true, '2026-08-31', '2027-01-01', undefined],
    [true, '2026-10-01', '2027-09-02', 'yearly-confirmation'],
  ])('consent %s, form of %s, on %s: %s', (hasConsent, formDate, today, expected) => {
    expect(dashboardDialog({ hasConsent, formDate, today })).toBe(expected);
  });
});
