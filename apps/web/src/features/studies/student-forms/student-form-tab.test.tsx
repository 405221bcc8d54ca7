import type { StudentFormOfPerson } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '@indeks/contract/access/roles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loopback, type Loopback, type Reply } from '#shared/api/testing/loopback.ts';
import { sessionOf } from '#shared/api/testing/sessions.ts';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
// Imported here so that the first test does not wait for the chunk.
import './student-form.tsx';
import { OwnStudentForm } from './own-student-form.tsx';
import { StudentFormTab } from './student-form-tab.tsx';

let server: Loopback;
let kept: StudentFormOfPerson;
let write: Reply | undefined;
beforeEach(async () => {
  write = undefined;
  kept = filledIn();
  server = await loopback(({ method }) => {
    if (method === 'GET') return { body: kept };
    return write ?? { body: { ...kept, version: kept.version + 1 } };
  });
});
afterEach(() => server.close());

const filledIn = (changes: Partial<StudentFormOfPerson> = {}): StudentFormOfPerson => ({
  uid: 7,
  form: {
    personal: {
      surname: 'Żółkiewska',
      name: 'Łucja',
      secondName: '',
      placeOfBirth: 'Źrebięta',
      dayOfBirth: '1991-02-28',
    },
    address: { city: 'Łódź', zip: '90-001', street: 'Jasna', houseNr: '7a', homeNr: '', country: 'Polska' },
    contact: { email: 'lucja@poczta.example', telephoneNr: '600301240', bank_account: '' },
    report: { sex: '', citizenship: '', secondaryCountry: 'Polska' },
  },
  complete: true,
  personal_fixed: false,
  version: 1,
  saved_at: '2026-11-15T10:05:00.000Z',
  can: { edit: true, readPersonal: true },
  ...changes,
});

const open = (role: Role = 1) => renderSignedIn(role, <StudentFormTab user={7} history={<p>historia</p>} />);
const edit = async () => userEvent.click(await screen.findByRole('button', { name: 'Edytuj dane' }));
const save = async () => userEvent.click(await screen.findByRole('button', { name: /^Zapisz/ }));
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const sent = (): unknown =>
  JSON.parse(server.received.find(({ method }) => method === 'PUT')?.body.toString() ?? 'null');

describe('reading', () => {
  test('every part stands in words, and what is empty is said to be', async () => {
    open();
    expect(await screen.findByText('28.02.1991')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Dane osobowe',
      'Adres zamieszkania',
      'Kontakt',
      'Sprawozdanie GUS',
    ]);
    expect(screen.getAllByText('brak').length).toBeGreaterThan(0);
    expect(screen.getByText('historia')).toBeTruthy();
  });

  test('an incomplete form is told', async () => {
    kept = filledIn({ complete: false, version: 0, saved_at: null });
    open();
    expect(await screen.findByText('Formularz nie został jeszcze wypełniony')).toBeTruthy();
    expect(screen.getByText(/^Formularz jest niekompletny/)).toBeTruthy();
  });

  test('of a lecturer who studies, an accountant reads the name, and that the rest is with the secretariat', async () => {
    const { form } = filledIn();
    const personal = { surname: 'Żółkiewska', name: 'Łucja' };
    kept = filledIn({ form: { ...form, personal }, can: { edit: false, readPersonal: false } });
    open(6);
    expect(
      await screen.findByText(/dane osobowe poza imieniem i\snazwiskiem prowadzi sekretariat/u),
    ).toBeTruthy();
    expect(screen.getByText('Żółkiewska')).toBeTruthy();
    expect(screen.queryByText('Data urodzenia')).toBeNull();
  });

  test('the student reads and has nothing to edit', async () => {
    kept = filledIn({ can: { edit: false, readPersonal: true } });
    renderSignedIn(3, <OwnStudentForm user={7} />);
    expect(await screen.findByText('Źrebięta')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('editing', () => {
  test('what is missing is refused at its field, in the words of the specification', async () => {
    open();
    await edit();
    for (const name of [/^Miasto/, /^Telefon/]) await userEvent.clear(await field(name));
    await save();
    expect((await screen.findAllByText('Podanie miasta jest konieczne')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Podanie telefonu jest konieczne.').length).toBeGreaterThan(0);
    expect(sent()).toBeNull();
  });

  test('a save sends the whole form with its version and says so', async () => {
    open();
    await edit();
    const city = await field(/^Miasto/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Zgierz');
    await userEvent.type(await field(/^Obywatelstwo/), 'polskie');
    await userEvent.click(screen.getByRole('combobox', { name: /^Płeć/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'kobieta' }));
    await save();
    expect(await screen.findByRole('dialog', { name: 'Poprawnie zapisano dane' })).toBeTruthy();
    const { form } = filledIn();
    const report = { sex: 'kobieta', citizenship: 'polskie', secondaryCountry: 'Polska' };
    expect(sent()).toEqual({
      form: { ...form, address: { ...form.address, city: 'Zgierz' }, report },
      version: 1,
    });
  });

  test('of a lecturer who studies the personal fields are disabled and not sent', async () => {
    kept = filledIn({ personal_fixed: true });
    open();
    await edit();
    for (const name of [/^Nazwisko/, /^Imię/, /^Drugie imię/, /^Miejsce urodzenia/, /^Data urodzenia/])
      expect((await field(name)).disabled).toBe(true);
    expect((await field(/^Ulica/)).disabled).toBe(false);
    await save();
    await waitFor(() => expect(sent()).not.toBeNull());
    expect(sent()).toMatchObject({ form: expect.not.objectContaining({ personal: expect.anything() }) });
  });

  test('a coordinator neither sees the account for refunds nor sends one', async () => {
    const { form, ...rest } = filledIn();
    const { bank_account: _account, ...contact } = form.contact;
    kept = { ...rest, form: { ...form, contact } };
    open(2);
    await edit();
    await field(/^Telefon/);
    expect(screen.queryByLabelText(/^Rachunek do zwrotów/)).toBeNull();
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ form: { contact } }));
    expect(JSON.stringify(sent())).not.toContain('bank_account');
  });

  test('what somebody else saved meanwhile is shown beside what was typed', async () => {
    open();
    await edit();
    const city = await field(/^Miasto/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Zgierz');
    const { form } = filledIn();
    const current = filledIn({
      form: { ...form, address: { ...form.address, city: 'Pabianice' } },
      version: 2,
    });
    write = {
      status: 409,
      body: {
        code: 'record/stale',
        message: 'Ktoś zmienił te dane.',
        details: { current, saved: { by: 'Anna Inna', at: '2026-11-15T11:00:00.000Z' } },
      },
    };
    await save();
    expect(await screen.findByText(/Pabianice/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Miasto/ }).value).toBe('Zgierz');
  });
});

describe('a form that is not finished', () => {
  const typed = 'Zgierz';
  /** Until it lies in the tab. */
  const typeCity = async () => {
    const { unmount } = openInTab();
    await edit();
    await retype(await field(/^Miasto/), typed);
    await waitFor(() => expect(screen.getByText(/^Wersja robocza zapisana/)).toBeTruthy());
    return { unmount };
  };
  const openInTab = () => {
    const { user, storage_key: sealKey } = sessionOf(1);
    return renderSignedIn(
      1,
      <StorageOwner userId={user.id} sealKey={sealKey}>
        <StudentFormTab user={7} history={<p>historia</p>} />
      </StorageOwner>,
    );
  };
  const retype = async (input: HTMLElement, text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const inTab = () => Object.entries(sessionStorage).filter(([name]) => name.includes('student-form-7'));

  test('lies sealed in the tab and is open again with what was typed', async () => {
    const { unmount } = await typeCity();
    await waitFor(() => expect(inTab()).toHaveLength(1));
    expect(JSON.stringify(inTab())).not.toContain(typed);
    unmount();
    openInTab();
    expect((await field(/^Miasto/)).value).toBe(typed);
    expect(screen.getByText(/^Wersja robocza z/)).toBeTruthy();
  });

  test('shows what somebody else saved meanwhile', async () => {
    const { unmount } = await typeCity();
    unmount();
    const { form } = filledIn();
    kept = filledIn({ form: { ...form, address: { ...form.address, city: 'Pabianice' } }, version: 2 });
    openInTab();
    expect(await screen.findByRole('radiogroup', { name: 'Miasto' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Miasto/ }).value).toBe(typed);
  });

  test('is given up by Anuluj, and done with once it is saved', async () => {
    await typeCity();
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(inTab()).toEqual([]));
    await edit();
    expect((await field(/^Miasto/)).value).toBe('Łódź');
    await retype(await field(/^Miasto/), typed);
    await waitFor(() => expect(inTab()).toHaveLength(1));
    await save();
    await screen.findByRole('dialog', { name: 'Poprawnie zapisano dane' });
    await waitFor(() => expect(inTab()).toEqual([]));
  });

  test('survives a save that fails', async () => {
    const { unmount } = await typeCity();
    write = { status: 500, body: { code: 'server/failed', message: 'Coś poszło nie tak.' } };
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Coś poszło nie tak.');
    unmount();
    openInTab();
    expect((await field(/^Miasto/)).value).toBe(typed);
  });
});
