import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { CallError } from '#shared/api/call-error.ts';
import { leaveEndedSession } from '#shared/api/ended-session.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import type { DraftPlace, FoundDraft } from './draft-keeper.ts';
import { LongForm } from './long-form.tsx';

const schema = z.object({
  firstName: z.string().min(1, 'Podanie imienia jest konieczne'),
  street: z.string().min(1, 'Podanie ulicy jest konieczne'),
});
type Values = z.input<typeof schema>;

const empty: Values = { firstName: '', street: '' };
const names = { firstName: 'Imię', street: 'Ulica' };
const nothing = () => undefined;

interface DemoProps {
  values?: Values;
  draft?: DraftPlace;
  userId?: number;
  onSubmit?: (values: Values) => Promise<void> | void;
}

function Demo({ values = empty, draft, onSubmit = nothing }: DemoProps) {
  const form = useZodForm(schema, values);
  return (
    <LongForm
      form={form}
      title="Kwestionariusz osobowy"
      what="kwestionariusz"
      name="questionnaire"
      draft={draft}
      conflictFields={{
        labelOf: (name) => names[name as keyof Values],
        wordsOf: (_, value) => String(value),
      }}
      readNewer={(row) => row as Values} // the tests answer with the values themselves
      onSubmit={onSubmit}
      save={{ label: 'Zapisz kwestionariusz', shortLabel: 'Zapisz' }}
      sections={[
        {
          id: 'personal',
          title: 'I. Dane',
          content: <TextField control={form.control} name="firstName" label="Imię" required />,
        },
        {
          id: 'address',
          title: 'II. Adres',
          content: <TextField control={form.control} name="street" label="Ulica" required />,
        },
      ]}
    />
  );
}

/** As in a dialog, which closes with the save. */
function Vanishing({ draft }: { draft: DraftPlace }) {
  const [there, setThere] = useState(true);
  return there && <Demo draft={draft} onSubmit={() => setThere(false)} />;
}

const open = ({ userId = 1, ...props }: DemoProps = {}, width = 1440) =>
  renderInKit(
    <StorageOwner userId={userId}>
      <Demo {...props} />
    </StorageOwner>,
    { width },
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const save = () => screen.getByRole('button', { name: 'Zapisz kwestionariusz' });

/** A place that another device can write to as well. */
function placeWith(found?: FoundDraft) {
  const lying: { draft: unknown; away: boolean; newer: boolean; asked: number } = {
    draft: found?.values,
    away: false,
    newer: false,
    asked: 0,
  };
  const answer = <T,>(value: T): Promise<T> =>
    lying.away ? Promise.reject(new Error('away')) : Promise.resolve(value);
  const place: DraftPlace = {
    found,
    keep: (values) => {
      lying.asked += 1;
      if (!lying.away && !lying.newer) lying.draft = values;
      return answer({ at: '2024-11-16T07:04:00Z', newer: lying.newer });
    },
    read: () => {
      lying.newer = false;
      return answer({ values: lying.draft as Values, at: '2024-11-16T07:30:00Z', outdated: false });
    },
    drop: () => {
      if (!lying.away) lying.draft = undefined;
      return answer(undefined);
    },
  };
  return { place, lying };
}
const draftOf = (values: Partial<Values>, outdated = false): FoundDraft => ({
  values,
  at: '2024-11-14T07:04:00Z',
  outdated,
});

test('a failed submit focuses a summary that leads to the fields', async () => {
  const { user } = open();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Popraw 2\u00a0pola, aby zapisać kwestionariusz');
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
  await user.click(within(summary).getByRole('link', { name: /Ulica.*Podanie ulicy jest konieczne/ }));
  expect(document.activeElement).toBe(field('Ulica'));
});

test('the navigation counts what is to be corrected and ticks what is fine', async () => {
  const { user } = open({ values: { firstName: 'Ewa', street: '' } });
  const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links().map((link) => link.textContent)).toEqual(['I. Dane', 'II. Adres']);
  await user.click(save());
  await waitFor(() =>
    expect(links().map((link) => link.textContent)).toEqual([
      'bez błędówI. Dane',
      'II. Adres1\u00a0pole do poprawy',
    ]),
  );
  await user.type(field('Ulica'), 'Polna 1');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(links()[1]?.textContent).toBe('bez błędówII. Adres');
});

test('the navigation leads to the heading of a section', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'II. Adres' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'II. Adres' }));
});

test('without room beside the form the sections are a picker with progress', async () => {
  const { user } = open({}, 390);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('Część 1 z 2')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Część formularza' }), 'address');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'II. Adres' }));
  expect(screen.getByRole('button', { name: 'Zapisz' })).toBeDefined();
});

test('what was typed before is shown with its time and can be given up', async () => {
  const { place, lying } = placeWith(draftOf({ street: 'Polna 1' }));
  const { user } = open({ values: { firstName: 'Ewa', street: '' }, draft: place });
  expect(field('Ulica').value).toBe('Polna 1');
  expect(field('Imię').value).toBe('Ewa');
  expect(screen.getByText(/^Wersja robocza z.14.11.2024, 8:04$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }));
  expect(field('Ulica').value).toBe('');
  expect(field('Imię').value).toBe('Ewa');
  expect(screen.queryByRole('button', { name: 'Odrzuć zmiany' })).toBeNull();
  await waitFor(() => expect(lying.draft).toBeUndefined());
});

test('the draft is kept while the form stands open, not before anything is typed, and goes when all is as saved', async () => {
  const { place, lying } = placeWith();
  const { user } = open({ draft: place });
  await user.type(field('Imię'), 'Jan');
  expect(lying.asked).toBe(0);
  await waitFor(() => expect(lying.draft).toEqual({ firstName: 'Jan', street: '' }));
  expect(await screen.findByText(/^Wersja robocza zapisana 16.11.2024, 8:04$/)).toBeDefined();
  await user.clear(field('Imię'));
  await waitFor(() => expect(lying.draft).toBeUndefined());
});

test('a form that is left keeps at once what was typed last', async () => {
  const { place, lying } = placeWith();
  const { user, unmount } = open({ draft: place });
  await user.type(field('Imię'), 'Jan');
  unmount();
  await waitFor(() => expect(lying.draft).toMatchObject({ firstName: 'Jan' }));
});

test('a closed form does not go on trying; opened again it has what could not be kept', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { place, lying } = placeWith();
  lying.away = true;
  const first = open({ draft: place });
  await first.user.type(field('Imię'), 'Jan');
  first.unmount();
  await waitFor(() => expect(lying.asked).toBe(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lying.asked).toBe(1);
  lying.away = false;
  open({ draft: place });
  expect(field('Imię').value).toBe('Jan');
});

test('a draft that cannot be kept is said quietly, typing goes on, and it is tried again', async () => {
  const { place, lying } = placeWith();
  lying.away = true;
  const { user } = open({ draft: place });
  await user.type(field('Imię'), 'Jan');
  expect((await screen.findByText(/^Nie udało się zapisać wersji roboczej/)).tagName).toBe('OUTPUT');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field('Ulica'), 'Polna');
  expect(field('Ulica').value).toBe('Polna');
  lying.away = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(lying.draft).toEqual({ firstName: 'Jan', street: 'Polna' }));
  await waitFor(() => expect(screen.queryByText(/^Nie udało się zapisać wersji roboczej/)).toBeNull());
});

test('of two drafts the person chooses: the newer one is taken', async () => {
  const { place, lying } = placeWith();
  Object.assign(lying, { newer: true, draft: { firstName: 'Anna', street: 'Leśna' } });
  const { user } = open({ draft: place });
  await user.type(field('Imię'), 'Jan');
  await user.click(await screen.findByRole('button', { name: 'Wczytaj nowszą' }));
  await waitFor(() => expect(field('Imię').value).toBe('Anna'));
  expect(field('Ulica').value).toBe('Leśna');
  expect(screen.getByText(/^Wersja robocza z.16.11.2024, 8:30$/)).toBeDefined();
});

test('of two drafts the person chooses: this one is kept over the newer', async () => {
  const { place, lying } = placeWith();
  Object.assign(lying, { newer: true, draft: { firstName: 'Anna', street: 'Leśna' } });
  const { user } = open({ draft: place });
  await user.type(field('Imię'), 'Jan');
  await screen.findByText(/^Gdzie indziej zapisano nowszą wersję roboczą/);
  expect(lying.draft).toMatchObject({ firstName: 'Anna' });
  await user.click(screen.getByRole('button', { name: 'Zachowaj tę' }));
  await waitFor(() => expect(lying.draft).toEqual({ firstName: 'Jan', street: '' }));
  expect(screen.queryByRole('button', { name: 'Zachowaj tę' })).toBeNull();
});

test('of a draft that is older than the saved form both sides of every difference are shown', async () => {
  const { place } = placeWith(draftOf({ firstName: 'Jan', street: 'Polna' }, true));
  const { user } = open({ values: { firstName: 'Jan', street: 'Leśna' }, draft: place });
  expect((await screen.findByRole('alert')).textContent).toContain('ktoś zapisał te dane');
  const choice = await screen.findByRole('radiogroup', { name: 'Ulica' });
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  await user.click(within(choice).getByRole('radio', { name: 'zapisane w\u00a0międzyczasie: Leśna' }));
  expect(field('Ulica').value).toBe('Leśna');
});

test('a save leaves no draft behind, also not one that takes the form away', async () => {
  const { place, lying } = placeWith();
  const { user } = renderInKit(<Vanishing draft={place} />);
  await user.type(field('Imię'), 'Jan');
  await user.type(field('Ulica'), 'Polna 1');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(lying.asked).toBe(0);
});

test('a failed save keeps the draft and says why', async () => {
  const { place, lying } = placeWith();
  const { user } = open({ draft: place, onSubmit: () => Promise.reject(new Error('no connection')) });
  await user.type(field('Imię'), 'Jan');
  await user.type(field('Ulica'), 'Polna 1');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain('Nie udało się zapisać');
  await waitFor(() => expect(lying.draft).toMatchObject({ firstName: 'Jan' }));
});

test('what could not be kept because the session ended is there after the login, and never in the storage', async () => {
  const { place, lying } = placeWith();
  lying.away = true;
  const first = open({ draft: place });
  await first.user.type(field('Imię'), 'Jan');
  leaveEndedSession('/');
  first.unmount();
  expect(Object.values(sessionStorage).join()).not.toContain('Jan');
  lying.away = false;
  open({ draft: place });
  expect(field('Imię').value).toBe('Jan');
  expect(screen.getByText(/^Przywróciliśmy niezapisane zmiany/)).toBeDefined();
  await waitFor(() => expect(lying.draft).toMatchObject({ firstName: 'Jan' }));
});

test('another person who signs in does not get it', async () => {
  const first = open();
  await first.user.type(field('Imię'), 'Jan');
  leaveEndedSession('/');
  first.unmount();
  open({ userId: 2 });
  expect(field('Imię').value).toBe('');
});

test('a conflict shows one notice with both values, untouched fields take the newer', async () => {
  const stale = new CallError({
    status: 409,
    code: 'record/stale',
    message: 'Ktoś zmienił te dane.',
    fields: [],
    details: {
      current: { firstName: 'Anna', street: 'Leśna' },
      saved: { by: 'Ewa Kamińska', at: '2024-11-14T07:04:00Z' },
    },
  });
  const answers = [() => Promise.reject(stale), () => Promise.resolve()];
  const { user } = open({
    values: { firstName: 'Jan', street: 'Polna' },
    onSubmit: () => answers.shift()?.(),
  });
  await user.type(field('Imię'), 'usz');
  await user.click(save());
  const choice = await screen.findByRole('radiogroup', { name: 'Imię' });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Ktoś zmienił te dane.',
  ]);
  expect(field('Ulica').value).toBe('Leśna');
  expect(screen.getByText(/są już w.polach: Ulica\.$/)).toBeDefined();
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'u\u00a0Ciebie: Janusz' }).checked).toBe(
    true,
  );
  await user.click(within(choice).getByRole('radio', { name: /^zapisane przez Ewa Kamińska.*: Anna$/ }));
  expect(field('Imię').value).toBe('Anna');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
});
