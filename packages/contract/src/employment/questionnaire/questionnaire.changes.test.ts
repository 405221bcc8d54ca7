import { describe, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from './fixtures/full-forms.ts';
import { changesBetween, flatFields } from './questionnaire.changes.ts';
import { insuranceTitles } from './questionnaire.choices.ts';
import { labelOfField } from './questionnaire.labels.ts';

describe('changes between two documents', () => {
  test('nothing changed', () => {
    expect(changesBetween(fullForm, { ...fullForm, address: { ...fullForm.address } })).toEqual([]);
  });

  test.each([
    [
      'a text',
      { ...fullForm, address: { ...fullForm.address, city: 'Łódź' } },
      { field: 'address.city', before: 'Źrebięta', after: 'Łódź' },
    ],
    [
      'an answer',
      { ...fullForm, additionalInsurance: { medical: 'false', social: 'false' } },
      { field: 'additionalInsurance.medical', before: 'tak', after: 'nie' },
    ],
    [
      'a date',
      { ...fullForm, registerFormGeneral: { formDate: '2026-11-16' } },
      { field: 'registerFormGeneral.formDate', before: '01.10.2026', after: '16.11.2026' },
    ],
  ])('%s', (_, after, change) => {
    expect(changesBetween(fullForm, after)).toEqual([change]);
  });

  test('the titles by their sentences, the rows of a list by their numbers', () => {
    const insurance = {
      insuranceType: ['value-2', 'value-5'],
      placesOfWork: fullForm.insurance.placesOfWork.slice(0, 1),
      placesOfTemporaryWork: [],
    };
    const changes = changesBetween(fullForm, { ...fullForm, insurance });
    expect(changes[0]).toMatchObject({
      field: 'insurance.insuranceType',
      after: `${insuranceTitles['value-2']}\n${insuranceTitles['value-5']}`,
    });
    expect(changes).toContainEqual({
      field: 'insurance.placesOfWork.1.name',
      before: 'Drugi Zakład',
      after: '',
    });
    expect(changes.map(({ field }) => field)).not.toContain('insurance.placesOfWork.0.name');
  });

  test('the first document has no original', () => {
    const changes = changesBetween(null, fullCompanyForm);
    expect(changes.every(({ before }) => before === '')).toBe(true);
    expect(changes).toHaveLength(Object.values(fullCompanyForm).filter((value) => value !== '').length);
  });
});

describe('labels', () => {
  test.each([
    ['person', fullForm],
    ['company', fullCompanyForm],
  ] as const)('every field of the %s form has a Polish one, and no two are the same', (kind, form) => {
    const paths = flatFields(form).map(([path]) => path);
    const labels = paths.map((path) => labelOfField(kind, path));
    expect(labels.filter((label, index) => label === paths[index])).toEqual([]);
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  test.each([
    ['personal.surname', 'Nazwisko'],
    ['insurance.placesOfWork.1.city', 'Miejsca pracy 2: Miasto'],
    ['taxOffice.city', 'Urząd skarbowy: Miasto'],
    ['pensionerNFZ.zip', 'Dane rencisty lub emeryta: Kod pocztowy'],
    ['no.such.field', 'no.such.field'],
  ])('%s is "%s"', (path, label) => {
    expect(labelOfField('person', path)).toBe(label);
  });
});
