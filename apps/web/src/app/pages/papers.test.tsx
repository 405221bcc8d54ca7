import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@indeks/contract/access/roles';
import type { AccountUser } from '@indeks/contract/identity/accounts/accounts.schemas';
import { afterEach, describe, expect, test } from 'vitest';
import {
  dialog,
  filledIn,
  noDialog,
  openPapers,
  titles,
  type OpenPapers,
} from '#app/testing/open-papers.tsx';
import { savedState } from '#features/employment/questionnaire/dialogs/saved-state.ts';

let papers: OpenPapers;
afterEach(() => papers.close());

describe('which dialog meets whom', () => {
  const noConsent = { rodo: null, registration_form: null };
  const noForm = { registration_form: null };

  test.each<[Role, Partial<AccountUser>, string, string | RegExp]>([
    [0, noConsent, '2026-11-15', titles.consent],
    [5, noConsent, '2026-11-15', titles.consent],
    [3, noConsent, '2026-11-15', titles.consent],
    [0, { rodo: null, ...filledIn('2020-01-01') }, '2026-11-15', titles.consent],
    [0, noForm, '2026-11-15', titles.welcome],
    [5, noForm, '2026-08-01', titles.welcome],
    [0, filledIn('2026-08-31'), '2026-09-02', titles.yearly],
    [5, filledIn('2024-10-01'), '2026-12-31', titles.yearly],
  ])('role %i with %j on %s', async (role, user, today, title) => {
    papers = await openPapers({ role, user, today });
    expect(await dialog(title)).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test.each<[Role, Partial<AccountUser>, string]>([
    [0, filledIn('2026-08-31'), '2026-09-01'],
    [0, filledIn('2025-09-02'), '2026-08-31'],
    [0, filledIn('2026-09-01'), '2026-09-02'],
    [0, filledIn('2025-12-24'), '2026-01-15'],
    [3, noForm, '2026-11-15'],
    [1, noConsent, '2026-11-15'],
    [7, noConsent, '2026-11-15'],
    [8, noForm, '2026-11-15'],
    [8, filledIn('2020-01-01'), '2026-11-15'],
  ])('none for role %i with %j on %s', async (role, user, today) => {
    papers = await openPapers({ role, user, today });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(papers.calls()).toEqual(['GET /api/session']);
  });
});

describe('the consent', () => {
  const accepted = () => ({
    body: { ...papers.session, user: { ...papers.session.user, rodo: '2026-11-15T11:00:00.000Z' } },
  });
  const box = () => screen.getByRole('checkbox', { name: /^Potwierdzam zapoznanie się/ });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Zapisz' });

  test('says how long data are kept, stays on Escape and on a click outside, and offers the way out', async () => {
    papers = await openPapers({ user: { rodo: null } });
    const shown = await dialog(titles.consent);
    expect(shown.textContent).toContain('Przez 10\u00a0lat od zakończenia zatrudnienia.');
    expect(shown.textContent).toContain('w\u00a0ciągu 7\u00a0dni');
    expect(shown.textContent).not.toContain('studiów, a');
    await userEvent.keyboard('{Escape}');
    const overlay = document.querySelector('.mantine-Modal-inner');
    if (overlay) await userEvent.click(overlay);
    expect(screen.getByRole('dialog', { name: titles.consent })).toBe(shown);
    expect(within(shown).queryByRole('button', { name: 'Zamknij' })).toBeNull();
    expect(within(shown).getByRole('button', { name: 'Wyloguj się' })).toBeInstanceOf(HTMLElement);
  });

  test('whoever studies here too reads of the studies as well', async () => {
    papers = await openPapers({ role: 5, user: { rodo: null } });
    expect((await dialog(titles.consent)).textContent).toContain('10\u00a0lat od zakończenia studiów');
  });

  test('a student reads of the studies and not of a contract', async () => {
    papers = await openPapers({ role: 3, user: { rodo: null }, at: '/student-personal-data' });
    const { textContent } = await dialog(titles.consent);
    expect(textContent).toContain('Przez 10\u00a0lat od zakończenia studiów.');
    expect(textContent).toContain('Dane osoby nieprzyjętej są usuwane zaraz po rekrutacji.');
    expect(textContent).not.toContain('zatrudnienia');
  });

  test.each(['/dashboard', '/times'])(
    'on %s is saved only when ticked, and leads to the questionnaire at once',
    async (at) => {
      papers = await openPapers({ at, user: { rodo: null, registration_form: null } });
      await dialog(titles.consent);
      expect(save().disabled).toBe(true);
      await userEvent.click(box());
      expect(save().disabled).toBe(false);
      await userEvent.click(box());
      expect(save().disabled).toBe(true);
      await userEvent.click(box());
      papers.answer = ({ method, url }) =>
        method === 'PUT' && url === '/api/users/rodo' ? accepted() : undefined;
      await userEvent.click(save());
      expect(await dialog(titles.welcome)).toBeInstanceOf(HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: titles.consent })).toBeNull());
    },
  );

  test('with a form that is there nothing follows', async () => {
    papers = await openPapers({ user: { rodo: null, ...filledIn('2026-10-01') } });
    await dialog(titles.consent);
    await userEvent.click(box());
    papers.answer = ({ url }) => (url === '/api/users/rodo' ? accepted() : undefined);
    await userEvent.click(save());
    await noDialog();
    expect(papers.calls()).toEqual(['GET /api/session', 'PUT /api/users/rodo']);
  });

  test('a failed save says so, stays open and works again', async () => {
    papers = await openPapers({ user: { rodo: null, ...filledIn('2026-10-01') } });
    await dialog(titles.consent);
    await userEvent.click(box());
    const message = 'Za dużo prób. Spróbuj ponownie za chwilę.';
    papers.answer = ({ url }) =>
      url === '/api/users/rodo' ? { status: 429, body: { code: 'request/too-many', message } } : undefined;
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(save().getAttribute('aria-busy')).toBeNull();
    papers.answer = ({ url }) => (url === '/api/users/rodo' ? accepted() : undefined);
    await userEvent.click(save());
    await noDialog();
  });
});

describe('after a save', () => {
  test('in the settings the dashboard says so once, for every role, with the way to print and to change', async () => {
    papers = await openPapers({ role: 8, user: filledIn('2026-10-01'), state: savedState });
    const shown = within(await dialog(titles.saved));
    expect(shown.getByText(/podpisz go i.przekaż do sekretariatu/)).toBeTruthy();
    expect(shown.getByRole('link', { name: 'ustawieniach konta' }).getAttribute('href')).toBe(
      '/settings?tab=kwestionariusz',
    );
    papers.answer = ({ url }) =>
      url === '/api/users/108/registrationForm/pdf'
        ? { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' }
        : undefined;
    await userEvent.click(shown.getByRole('button', { name: 'Pobierz PDF do podpisu' }));
    await waitFor(() =>
      expect(papers.server.received.at(-1)?.url).toBe('/api/users/108/registrationForm/pdf'),
    );
    await userEvent.click(shown.getByRole('button', { name: 'Zamknij' }));
    await noDialog();
    expect(papers.router.state.location.state).toBeNull();
  });
});

test('consent is asked for on whatever screen a person enters, the questionnaire later only on the dashboard', async () => {
  papers = await openPapers({ at: '/times', user: { rodo: null, registration_form: null } });
  expect(await dialog(titles.consent)).toBeInstanceOf(HTMLElement);
  await papers.close();
  papers = await openPapers({ at: '/times', user: { registration_form: null } });
  await noDialog();
  expect(papers.calls()).toEqual(['GET /api/session']);
});
