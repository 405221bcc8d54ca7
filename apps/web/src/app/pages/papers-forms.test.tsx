import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyForm } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { afterEach, describe, expect, test } from 'vitest';
import {
  dialog,
  filledIn,
  noDialog,
  openPapers,
  press,
  titles,
  type OpenPapers,
} from '#app/testing/open-papers.tsx';
import type { Received, Reply } from '#shared/api/testing/loopback.ts';

let papers: OpenPapers;
afterEach(() => papers.close());

const company: CompanyForm = {
  registerFormGeneral: { formDate: '2026-05-04' },
  degree: '',
  name: 'Wymyślona Firma',
  nip: '0000000000',
  accountNumber: '00 0000 0000 0000 0000 0000 0000',
  city: 'Łódź',
  street: 'Polna',
  houseNr: '1',
  homeNr: '',
  zip: '90-001',
  post: 'Łódź',
  email: 'firma@uczelnia.example',
  mobileNr: '500600700',
};
const formPath = '/api/users/100/registrationForm';
const stored = (form: CompanyForm | null, version: number) => ({
  uid: 100,
  name: 'Łukasz Źrebiec',
  is_company: 1,
  questionnaire: form && { kind: 'company', form },
  version,
  saved_at: form && '2026-05-04T10:00:00.000Z',
});

describe('the welcome', () => {
  test.each([
    [0, /wypełnij kwestionariusz osobowy/],
    [1, /wypełnij dane firmy/],
  ] as const)('asks for the form of the account: is_company %i', async (is_company, words) => {
    papers = await openPapers({ user: { is_company, registration_form: null } });
    const shown = await dialog(titles.welcome);
    expect(shown.textContent).toMatch(words);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: titles.welcome })).toBe(shown);
  });

  test('a form that cannot be read can be asked for again', async () => {
    papers = await openPapers({ user: { is_company: 1, registration_form: null } });
    await dialog(titles.welcome);
    await screen.findByText('Nie udało się wczytać formularza');
    papers.answer = ({ url }) => (url === formPath ? { body: stored(null, 0) } : undefined);
    await press('Spróbuj ponownie');
    expect(await screen.findByRole('form')).toBeInstanceOf(HTMLElement);
  });
});

describe('the yearly confirmation', () => {
  const standing = { user: { is_company: 1 as const, ...filledIn('2026-05-04') }, today: '2026-09-02' };
  const saving = ({ method, url, body }: Received): Reply | undefined => {
    if (url === formPath) return { body: stored(company, 3) };
    if (method !== 'POST' || url !== `${formPath}/create`) return undefined;
    papers.session = { ...papers.session, user: { ...papers.session.user, ...filledIn('2026-09-02') } };
    return { body: stored((JSON.parse(body.toString()) as { form: CompanyForm }).form, 4) }; // our own request
  };

  test('"Nie" confirms the same document with today’s date', async () => {
    papers = await openPapers(standing);
    papers.answer = saving;
    await dialog(titles.yearly);
    expect(screen.getByText(/zostały wypełnione 04\.05\.2026/)).toBeInstanceOf(HTMLElement);
    await press('Nie');
    const date = await screen.findByLabelText<HTMLInputElement>('Data wypełnienia formularza');
    expect([date.value, date.readOnly]).toEqual(['02.09.2026', true]);
    await press(/^Potwierdź z.dzisiejszą datą$/);
    expect(await dialog(titles.saved)).toBeInstanceOf(HTMLElement);
    const sent = papers.server.received.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({
      kind: 'company',
      form: { ...company, registerFormGeneral: { formDate: '2026-09-02' } },
      version: 3,
    });
    await press('Zamknij');
    await noDialog();
  });

  test('"Tak" opens the form with the date fixed, and the way back leads to the question', async () => {
    papers = await openPapers(standing);
    papers.answer = saving;
    await dialog(titles.yearly);
    await press('Tak');
    expect(await screen.findByRole('form')).toBeInstanceOf(HTMLElement);
    const date = screen.getByLabelText<HTMLInputElement>(/^Data wypełnienia formularza/);
    expect([date.value, date.readOnly || date.disabled]).toEqual(['02.09.2026', true]);
    await press('Wróć do pytania');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement?.textContent ?? '').toContain('Czy zmieniły się od tego dnia?');
    expect(screen.getByRole('button', { name: 'Nie' })).toBeInstanceOf(HTMLElement);
  });

  test('a failed confirmation says so and can be repeated', async () => {
    papers = await openPapers(standing);
    const refused = { status: 409, body: { code: 'record/stale', message: 'Ktoś zmienił te dane.' } };
    papers.answer = (request) => (request.method === 'POST' ? refused : saving(request));
    await dialog(titles.yearly);
    await press('Nie');
    await userEvent.click(await screen.findByRole('button', { name: /^Potwierdź/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ktoś zmienił te dane.');
    papers.answer = saving;
    await press(/^Potwierdź/);
    expect(await dialog(titles.saved)).toBeInstanceOf(HTMLElement);
  });
});
