import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';
import {
  answer,
  button,
  field,
  hasField,
  lecturer,
  notFilledIn,
  openAsLecturer,
  title,
} from './testing/open-form.tsx';

let server: Loopback;
let reply: Reply;
const onSaved = vi.fn<(saved: QuestionnaireOfPerson) => void>();
beforeEach(async () => {
  sessionStorage.clear();
  onSaved.mockClear();
  server = await loopback(() => reply);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00+01:00') });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const ofPerson: QuestionnaireOfPerson = {
  ...notFilledIn,
  questionnaire: { kind: 'person', form: fullForm },
  version: 3,
  saved_at: '2026-10-01T10:00:00.000Z',
};
const ofCompany: QuestionnaireOfPerson = {
  ...ofPerson,
  is_company: 1,
  questionnaire: { kind: 'company', form: fullCompanyForm },
};
const saved = (version: number): QuestionnaireOfPerson => ({ ...ofPerson, version });
const savedCompany = (version: number): QuestionnaireOfPerson => ({ ...ofCompany, version });

const open = (props: Partial<QuestionnaireFormProps> = {}) =>
  openAsLecturer(<QuestionnaireForm of={ofPerson} onSaved={onSaved} {...props} />);
const sent = (): unknown => JSON.parse(server.received.at(-1)?.body.toString() ?? 'null');
const failures = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
/** The labels of both sides of every conflict, in the order of the form. */
const sides = () =>
  [...document.querySelectorAll('[role=radiogroup] label')]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(u.Ciebie|zapisane)/u.test(text));
const isSaved = () => waitFor(() => expect(onSaved).toHaveBeenCalledOnce());

test('sends the whole document with the version that was read, without what is hidden', async () => {
  const { user } = open();
  await user.click(title(14));
  reply = { body: saved(4) };
  await user.click(button('Zapisz kwestionariusz'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved(4)));
  expect(server.received[0]?.url).toBe(`/api/users/${lecturer}/registrationForm/create`);
  const insuranceType = ['value-2', 'value-4', 'value-10', 'value-16'];
  expect(sent()).toEqual({
    kind: 'person',
    version: 3,
    form: {
      ...fullForm,
      insurance: { ...fullForm.insurance, insuranceType },
      student: { schoolName: '', address: '', idNumber: '' },
    },
  });
});

test('a workplace nobody wrote into is not sent', async () => {
  const { user } = open();
  await user.click(button('Dodaj kolejne miejsce pracy'));
  reply = { body: saved(4) };
  await user.click(button('Zapisz kwestionariusz'));
  await isSaved();
  expect(sent()).toMatchObject({ form: fullForm });
});

test('a fixed date is shown, cannot be changed and is the one that is sent', async () => {
  const { user } = open({ of: ofCompany, formDate: '2026-11-15' });
  expect(hasField('registerFormGeneral.formDate')).toBe(false);
  expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toBe('15.11.2026');
  reply = { body: { ...ofCompany, version: 4 } };
  await user.click(button('Zapisz dane firmy'));
  await isSaved();
  expect(sent()).toEqual({
    kind: 'company',
    version: 3,
    form: { ...fullCompanyForm, registerFormGeneral: { formDate: '2026-11-15' } },
  });
});

test('errors of the server stand at their fields', async () => {
  const { user } = open({ of: ofCompany });
  const message = 'Podaj datę nie późniejszą niż dzisiejsza';
  const fields = [{ path: 'form.registerFormGeneral.formDate', message }];
  reply = { status: 400, body: { code: 'input/invalid', message: 'Popraw dane.', fields } };
  await user.click(button('Zapisz dane firmy'));
  await waitFor(() =>
    expect(field('registerFormGeneral.formDate').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(document.querySelector('a[href="#registerFormGeneral.formDate"]')?.textContent).toContain(message);
});

test('somebody was faster: both values are shown once, and the next save is made against theirs', async () => {
  const { user } = open({ of: ofCompany });
  await user.type(field('name'), ' Anna');
  await user.clear(field('registerFormGeneral.formDate'));
  await user.type(field('registerFormGeneral.formDate'), '02.11.2026');
  const theirs = {
    ...fullCompanyForm,
    name: 'Żółw i Córka',
    city: 'Łódź',
    registerFormGeneral: { formDate: '2026-11-03' },
  };
  const current = { ...savedCompany(7), questionnaire: { kind: 'company', form: theirs } };
  const details = { current, saved: { by: 'Anna Sekretarska', at: '2026-11-14T13:32:00Z' } };
  reply = { status: 409, body: { code: 'record/stale', message: 'Ktoś zmienił.', details } };
  await user.click(button('Zapisz dane firmy'));
  await waitFor(() => expect(failures()).toEqual(['Ktoś zmienił.']));
  expect(field('name').value).toBe('Żółw i Syn Sp. z o.o. Anna');
  expect(field('city').value).toBe('Łódź');
  expect(sides()).toEqual([
    'u\u00a0Ciebie: 02.11.2026',
    'zapisane przez Anna Sekretarska 14.11.2026 o\u00a014:32: 03.11.2026',
    'u\u00a0Ciebie: Żółw i Syn Sp. z o.o. Anna',
    'zapisane przez Anna Sekretarska 14.11.2026 o\u00a014:32: Żółw i Córka',
  ]);
  reply = { body: savedCompany(8) };
  await user.click(button('Zapisz dane firmy'));
  await isSaved();
  expect(sent()).toMatchObject({ version: 7, form: { name: 'Żółw i Syn Sp. z o.o. Anna', city: 'Łódź' } });
});

test('a conflict in the personal form names the part of the field and says lists and answers in words', async () => {
  const { user } = open();
  await user.type(field('taxOffice.street'), ' 1');
  await user.click(answer('additionalInsurance.medical', 'Nie'));
  await user.type(field('insurance.placesOfWork.0.name'), ' Nowa');
  const theirs = {
    ...fullForm,
    taxOffice: { ...fullForm.taxOffice, street: 'Inna' },
    additionalInsurance: { ...fullForm.additionalInsurance, medical: 'true' as const },
    insurance: { ...fullForm.insurance, placesOfWork: [] },
  };
  const current = { ...saved(7), questionnaire: { kind: 'person', form: theirs } };
  reply = { status: 409, body: { code: 'record/stale', message: 'Ktoś zmienił.', details: { current } } };
  await user.click(button('Zapisz kwestionariusz'));
  await waitFor(() => expect(failures()).toEqual(['Ktoś zmienił.']));
  const groups = [...document.querySelectorAll('[role=radiogroup]')].map((one) =>
    one.getAttribute('aria-labelledby'),
  );
  const names = groups.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(names.slice(0, 2)).toEqual(['Urząd skarbowy: Ulica', 'Miejsca pracy']);
  expect(sides()).toContain('zapisane w\u00a0międzyczasie: Inna');
});

describe('one’s own draft', () => {
  const kept = { version: 3, updated_at: '2026-11-15T07:04:00.000Z' };
  const draft = { kind: 'company', form: { name: 'Z biurka' }, read_version: 3, ...kept } as const;
  const drafts = () => server.received.filter(({ url }) => url.endsWith('/draft'));

  test('is shown with its time, goes on from its version, and nothing of it lies in the browser', async () => {
    const { user } = open({ of: ofCompany, draft });
    expect(field('name').value).toBe('Z biurka');
    expect(field('nip').value).not.toBe('');
    expect(document.body.textContent).toContain('Wersja robocza z\u00a0dziś, 8:04');
    reply = { body: { ...kept, version: 4 } };
    await user.type(field('name'), ' na telefon');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    expect(drafts()[0]).toMatchObject({
      method: 'PUT',
      url: `/api/users/${lecturer}/registrationForm/draft`,
    });
    expect(sent()).toMatchObject({
      kind: 'company',
      version: 3,
      read_version: 3,
      form: { name: 'Z biurka na telefon' },
    });
    await user.type(field('name'), ' i');
    await waitFor(() => expect(drafts()).toHaveLength(2));
    expect(sent()).toMatchObject({ version: 4 });
    expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
      'biurka',
    );
  });

  test('is given up by a press', async () => {
    const { user } = open({ of: ofCompany, draft });
    reply = { body: { ok: true } };
    await user.click(button('Odrzuć zmiany'));
    expect(field('name').value).toBe('Żółw i Syn Sp. z o.o.');
    await waitFor(() => expect(drafts().map(({ method }) => method)).toEqual(['DELETE']));
  });

  test('that another device went on with is not overwritten; the newer one can be taken', async () => {
    const { user } = open({ of: ofCompany, draft });
    const details = { updated_at: '2026-11-15T10:30:00.000Z' };
    reply = { status: 409, body: { code: 'questionnaire/draft-newer', message: 'Nowsza.', details } };
    await user.type(field('name'), '!');
    await waitFor(() => expect(document.body.textContent).toContain('nowszą wersję roboczą (dziś, 11:30)'));
    reply = { body: { draft: { ...draft, form: { name: 'Z telefonu' }, version: 9 } } };
    await user.click(button('Wczytaj nowszą'));
    await waitFor(() => expect(field('name').value).toBe('Z telefonu'));
    reply = { body: { ...kept, version: 10 } };
    await user.type(field('name'), '.');
    await waitFor(() => expect(sent()).toMatchObject({ version: 9, form: { name: 'Z telefonu.' } }));
  });

  test('a failed save keeps it', async () => {
    const { user } = open({ of: ofCompany, draft: null });
    await user.type(field('name'), ' Anna');
    reply = { status: 429, body: { code: 'request/too-many', message: 'Za dużo prób.' } };
    await user.click(button('Zapisz dane firmy'));
    await waitFor(() => expect(failures()).toEqual(['Za dużo prób.']));
    await waitFor(() => expect(drafts()).not.toHaveLength(0));
    expect(sent()).toMatchObject({ version: 0, form: { name: 'Żółw i Syn Sp. z o.o. Anna' } });
  });

  test('there is none of somebody else’s form', async () => {
    const { user, unmount } = open({ of: { ...ofCompany, uid: 7 } });
    await user.type(field('name'), ' Anna');
    unmount();
    expect(server.received).toEqual([]);
  });
});

test('saving to print asks for the file once, and a refused attempt does not print the next', async () => {
  const { user } = open({ of: ofCompany, printable: true });
  reply = { status: 429, body: { code: 'request/too-many', message: 'Za dużo prób.' } };
  await user.click(button('Zapisz i\u00a0drukuj'));
  await waitFor(() => expect(failures()).toEqual(['Za dużo prób.']));
  reply = { body: savedCompany(4) };
  await user.click(button('Zapisz dane firmy'));
  await isSaved();
  expect(server.received.map(({ method }) => method)).toEqual(['POST', 'POST']);
  await user.click(button('Zapisz i\u00a0drukuj'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  expect(server.received.slice(2).map(({ url }) => url)).toEqual([
    `/api/users/${lecturer}/registrationForm/create`,
    `/api/users/${lecturer}/registrationForm/pdf`,
  ]);
});
