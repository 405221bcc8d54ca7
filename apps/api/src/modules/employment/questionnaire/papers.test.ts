import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import { insuranceTitles } from '@indeks/contract/employment/questionnaire/questionnaire.choices';
import { paperRoutes } from '@indeks/contract/employment/questionnaire/papers.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { PersonalForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import type { Client } from '#testing/client.ts';
import { pdfPages } from '#testing/pdf-text.ts';
import type { Person } from '#testing/identity/people.ts';
import { companySave, personSave } from '#testing/employment/questionnaires.ts';
import { startTestApp } from '#testing/test-app.ts';
import { personalFormPdf } from './pdf/personal-form.pdf.ts';

let person: Person;
let lecturer: Client;
let params: { uid: number };

const app = await startTestApp();
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.person({ role: 0, name: 'Łucja Próbna' });
  lecturer = await app.signedInAs(person);
  params = { uid: person.id };
});

type Paper = keyof typeof paperRoutes;

const fillIn = (form: PersonalForm = fullForm) =>
  lecturer.call(routes.save, { params, body: personSave(form) });
const fillInCompany = async (form = fullCompanyForm) => {
  await app.db.updateTable('users').set({ is_company: 1 }).where('id', '=', person.id).execute();
  await lecturer.call(routes.save, { params, body: companySave(form) });
};
const print = async (paper: Paper) => {
  const { bytes, headers } = await lecturer.call(paperRoutes[paper], { params });
  const pages = await pdfPages(bytes);
  return { pages, text: pages.join('\n'), name: String(headers['content-disposition']), bytes };
};
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** As long as the schema lets a name be. */
const longName = 'Żółć-Brzęczyszczykiewicz-'.repeat(5).slice(0, 120);

describe('the personal form', () => {
  test('has every part, all sixteen titles, the crosses, the notice and a place to sign', async () => {
    await fillIn();
    const { text, name } = await print('formPdf');
    expect(name).toContain('kwestionariusz-osobowy.pdf');
    for (const part of [
      'I. Dane identyfikacyjne',
      'II. Dane do ubezpieczenia',
      'III. Dodatkowe dane do ubezpieczenia',
      'IV. Inne dane',
      'V. Wypłata wynagrodzenia',
      fullForm.personal.pesel,
      '29.02.1984',
      'Drugi Zakład',
      '31.12.2026',
      'EM-1',
      'Szkoła Próbna',
      'Inny tytuł próbny',
      'lekki',
      'ciągu 7 dni',
      'czytelny podpis',
    ])
      expect(text).toContain(part);
    const flat = oneLine(text);
    // Of two that stand beside each other a longer one goes over two lines.
    for (const title of Object.values(insuranceTitles))
      expect(flat).toContain(title.replaceAll('\u00a0', ' ').slice(0, 28));
    const crossed = [...text.matchAll(/X +(\d+)\. /g)].map(([, number]) => Number(number));
    expect(crossed.sort((one, other) => one - other)).toEqual([2, 4, 10, 14, 16]);
    expect(flat).toContain('Dobrowolne ubezpieczenie społeczne: NIE Dobrowolne ubezpieczenie chorobowe: TAK');
    expect(flat).toContain('60 1020 5558 7788 0000');
  });

  test('a person who works at two other places needs two pages', async () => {
    const insurance = { ...fullForm.insurance, insuranceType: ['value-2' as const, 'value-4' as const] };
    const placesOfWork = insurance.placesOfWork.slice(0, 1);
    await fillIn({ ...fullForm, insurance: { ...insurance, placesOfWork } });
    const { pages } = await print('formPdf');
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('czytelny podpis');
  });

  test.each([2, 8])(
    'with %d places of work chapters IV and V are whole on the page that is signed',
    async (count) => {
      const [place] = fullForm.insurance.placesOfWork;
      const placesOfWork = Array.from({ length: count }, () => place).filter((known) => known !== undefined);
      const insuranceType = ['value-2' as const, 'value-4' as const];
      const form = { ...fullForm, insurance: { ...fullForm.insurance, insuranceType, placesOfWork } };
      const pages = await pdfPages(await app.services.pdf.render(personalFormPdf(form), {}));
      expect(pages).toHaveLength(3);
      for (const part of ['IV. Inne dane', 'Stopień', 'V. Wypłata', 'Numer rachunku', 'czytelny podpis'])
        expect(pages[2]).toContain(part);
    },
  );

  test('what the titles do not reveal is not printed, and two pages are enough', async () => {
    const insurance = { ...fullForm.insurance, insuranceType: ['value-1' as const] };
    await fillIn({ ...fullForm, insurance, other: { ...fullForm.other, disabled: 'false' } });
    const { text, pages } = await print('formPdf');
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('czytelny podpis');
    for (const hidden of ['Miejsca pracy', 'Dane rencisty', 'Dane ucznia', 'Inny tytuł do', 'Stopień niepeł'])
      expect(text).not.toContain(hidden);
  });
});

test('the company form has its parts, the lecturer and a place to sign', async () => {
  await fillInCompany();
  const { text, pages, name } = await print('formPdf');
  expect(name).toContain('dane-firmy.pdf');
  expect(pages).toHaveLength(1);
  for (const part of [
    'Łucja Próbna',
    'Żółw i Syn Sp. z o.o.',
    '01.10.2026',
    'mgr',
    '90-001',
    'ciągu 7 dni',
    'czytelny podpis',
  ])
    expect(text).toContain(part);
});

test('the statement says that the data did not change', async () => {
  await fillIn();
  const { text, name } = await print('statementPdf');
  expect(name).toContain('oswiadczenie-o-aktualnosci-danych.pdf');
  expect(oneLine(text)).toContain(
    'dane podane w kwestionariuszu osobowym z dnia 01.10.2026 nie uległy zmianie i są aktualne.',
  );
  expect(text).toContain('ciągu 7 dni');
});

test.each(['formPdf', 'statementPdf'] as const)('%s without a form is refused', async (paper) => {
  const answer = await lecturer.call(paperRoutes[paper], { params });
  expect(answer).toMatchObject({ status: 404, error: { code: 'questionnaire/missing' } });
});

test('the longest names break inside their columns and cost at most one page', async () => {
  await fillIn({ ...fullForm, personal: { ...fullForm.personal, name: longName, surname: longName } });
  for (const [paper, most] of [
    ['formPdf', 3],
    ['statementPdf', 1],
    ['lecturerBillPdf', 2],
    ['mileageBillPdf', 2],
  ] as const) {
    const { pages } = await print(paper);
    expect([paper, pages.length <= most]).toEqual([paper, true]);
    for (const page of pages) expect(page).toContain('Brzęczyszczykiewicz');
  }
});

test('another’s papers are as good as missing', async () => {
  await fillIn();
  const other = await app.signedIn(0);
  for (const paper of ['formPdf', 'statementPdf', 'lecturerBillPdf', 'mileageBillPdf'] as const)
    expect((await other.call(paperRoutes[paper], { params })).error.code).toBe('record/not-found');
});
