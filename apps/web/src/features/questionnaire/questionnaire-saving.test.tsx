import { fullCompanyForm, fullForm } from '@indeks/contract/questionnaire/fixtures/full-forms';
import type { QuestionnaireOfPerson } from '@indeks/contract/questionnaire/questionnaire.schemas';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { userStorage } from '#shared/storage/user-storage.ts';
import { QuestionnaireForm, type QuestionnaireFormProps } from './questionnaire-form.tsx';
import {
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
const failure = () => document.querySelector('[role=alert]')?.textContent;
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

test('somebody was faster: what was typed stays, and the next save is made against theirs', async () => {
  const { user } = open({ of: ofCompany });
  await user.type(field('name'), ' Anna');
  const details = { current: savedCompany(7) };
  reply = { status: 409, body: { code: 'record/stale', message: 'Ktoś zmienił.', details } };
  await user.click(button('Zapisz dane firmy'));
  await waitFor(() => expect(failure()).toBe('Ktoś zmienił.'));
  expect(field('name').value).toBe('Żółw i Syn Sp. z o.o. Anna');
  reply = { body: savedCompany(8) };
  await user.click(button('Zapisz dane firmy'));
  await isSaved();
  expect(sent()).toMatchObject({ version: 7, form: { name: 'Żółw i Syn Sp. z o.o. Anna' } });
});

test('a failed save keeps what was typed, also over a reload; a good one forgets the draft', async () => {
  const first = open({ of: ofCompany });
  await first.user.type(field('name'), ' Anna');
  reply = { status: 429, body: { code: 'request/too-many', message: 'Za dużo prób.' } };
  await first.user.click(button('Zapisz dane firmy'));
  await waitFor(() => expect(failure()).toBe('Za dużo prób.'));
  first.unmount();

  const { user } = open({ of: ofCompany });
  expect(field('name').value).toBe('Żółw i Syn Sp. z o.o. Anna');
  expect(button('Odrzuć zmiany')).toBeDefined();
  reply = { body: savedCompany(4) };
  await user.click(button('Zapisz dane firmy'));
  await isSaved();
  const draft = () => userStorage(lecturer).read(`draft:questionnaire-company-${lecturer}`);
  await waitFor(() => expect(draft()).toBeUndefined());
});

test('the draft of one person is not shown in the form of another', async () => {
  const { user, unmount } = open({ of: ofCompany });
  await user.type(field('name'), ' Anna');
  unmount();
  open({ of: { ...ofCompany, uid: 7 } });
  expect(field('name').value).toBe('Żółw i Syn Sp. z o.o.');
});

test('saving to print asks for the file once, and a refused attempt does not print the next', async () => {
  const { user } = open({ of: ofCompany, printable: true });
  reply = { status: 429, body: { code: 'request/too-many', message: 'Za dużo prób.' } };
  await user.click(button('Zapisz i\u00a0drukuj'));
  await waitFor(() => expect(failure()).toBe('Za dużo prób.'));
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
