import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#shared/api/call.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { loopback, type Loopback, type Received, type Reply } from '#shared/api/testing/loopback.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { useOpen } from '../dialog/use-open.ts';
import type { OpenEntry } from './entry.ts';
import { EntryDialogs } from './entry-dialogs.tsx';
import { both, entryWith, first, list, remove, removeMany, second, type Note } from './testing/notes.tsx';

function Notes({ entry }: { entry: ReturnType<typeof entryWith> }) {
  const { of, show } = useOpen<OpenEntry<Note>>('notes');
  const { data } = useQuery({
    queryKey: ['notes'],
    queryFn: () => call(list),
    meta: { topic: 'places' },
  });
  return (
    <>
      <p>wczytane: {data?.items.length}</p>
      <button onClick={() => show({ kind: 'form' })}>nowa</button>
      <button onClick={() => show({ kind: 'form', row: first })}>pierwsza</button>
      <button onClick={() => show({ kind: 'form', row: second })}>druga</button>
      <button onClick={() => show({ kind: 'form', row: second, copied: true })}>kopia</button>
      <button onClick={() => show({ kind: 'remove', rows: both })}>obie</button>
      <EntryDialogs of={of} show={show} entry={entry} />
    </>
  );
}

// Dialogs take their time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

let server: Loopback;
let answer: (request: Received) => Reply | Promise<Reply>;
beforeEach(async () => {
  server = await loopback((request) =>
    request.method === 'GET' ? { body: { items: both } } : answer(request),
  );
});
afterEach(() => server.close());

const lost: Reply = { status: 502, body: '' };
const stale = (current: Note): Reply => ({
  status: 409,
  body: {
    code: 'record/stale',
    message: 'Ktoś zmienił te dane.',
    details: { current, saved: { by: 'Anna Nowak', at: '2026-10-12T08:05:00Z' } },
  },
});

const sent = () => server.received.filter(({ method }) => method !== 'GET');
const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
const bodyOf = ({ body }: Received): unknown => JSON.parse(body.toString());
const reads = () => server.received.filter(({ method }) => method === 'GET').length;

/** The screen, with short words for what a person does on it. */
async function openNotes(entry = entryWith({ removeMany })) {
  const { user } = renderInKit(
    <QueryClientProvider client={createQueryClient()}>
      <Notes entry={entry} />
    </QueryClientProvider>,
  );
  await screen.findByText('wczytane: 2');
  const inDialog = () => within(screen.getByRole('dialog'));
  return {
    user,
    inDialog,
    open: async (button: string, title: string) => {
      await user.click(screen.getByRole('button', { name: button }));
      await screen.findByRole('dialog', { name: title });
    },
    type: async (label: string, typed: string) => {
      const box = inDialog().getByRole('textbox', { name: label });
      await user.clear(box);
      await user.click(box);
      await user.paste(typed);
    },
    press: (button: string) => user.click(inDialog().getByRole('button', { name: button })),
    cancel: async () => {
      await user.click(inDialog().getByRole('button', { name: 'Anuluj' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  };
}

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const alert = async () => (await screen.findByRole('alert')).textContent;

describe('adding', () => {
  test('sends the body for the person, says so, reads the list again and offers another', async () => {
    answer = () => ({ body: { ...first, title: 'Nowa' } });
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    await notes.type('Tytuł', 'Nowa');
    await notes.press('Dodaj notatkę');
    expect((await dialogNamed('Dodano')).textContent).toContain('Nowa, żółty');
    expect(sent().map((request) => [request.method, request.url, bodyOf(request)])).toEqual([
      ['POST', '/api/notes?user=7', { title: 'Nowa', colour: '' }],
    ]);
    await waitFor(() => expect(reads()).toBe(2));
    await notes.press('Dodaj kolejną');
    await dialogNamed('Nowa notatka');
    expect(notes.inDialog().getByRole<HTMLInputElement>('textbox', { name: 'Tytuł' }).value).toBe('');
  });

  test('an answer that was lost is asked for again with the same key', async () => {
    answer = () => lost;
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    await notes.type('Tytuł', 'Nowa');
    await notes.press('Dodaj notatkę');
    await alert();
    answer = () => ({ body: first });
    await notes.press('Dodaj notatkę');
    await dialogNamed('Dodano');
    const [lostKey, again] = keys();
    expect(lostKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(lostKey);
  });

  test('a changed body is another request; changed back it is the first again', async () => {
    answer = () => lost;
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    for (const title of ['Nowa', 'Inna', 'Nowa']) {
      await notes.type('Tytuł', title);
      const before = sent().length;
      await notes.press('Dodaj notatkę');
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
      await alert();
    }
    const [original, changed, back] = keys();
    expect(changed).not.toBe(original);
    expect(back).toBe(original);
  });

  test('what is added after a cancelled attempt is something new, even with the same words', async () => {
    answer = () => lost;
    const notes = await openNotes();
    while (sent().length < 2) {
      await notes.open('nowa', 'Nowa notatka');
      await notes.type('Tytuł', 'Nowa');
      await notes.press('Dodaj notatkę');
      await alert();
      await notes.cancel();
    }
    const [cancelled, next] = keys();
    expect(next).not.toBe(cancelled);
  });

  test('a double click sends once', async () => {
    let finish: (reply: Reply) => void = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    await notes.type('Tytuł', 'Nowa');
    await notes.user.dblClick(notes.inDialog().getByRole('button', { name: 'Dodaj notatkę' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    finish({ body: first });
    await dialogNamed('Dodano');
    expect(sent()).toHaveLength(1);
  });

  test('a refusal stays in the dialog, with the data and its place at the field', async () => {
    const fieldErrors = [{ path: 'title', message: 'Taki tytuł już jest.' }];
    answer = () => ({
      status: 422,
      body: { code: 'input/invalid', message: 'Popraw dane.', fields: fieldErrors },
    });
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    await notes.type('Tytuł', 'Nowa');
    await notes.press('Dodaj notatkę');
    expect(await alert()).toBe('Popraw dane.');
    expect(notes.inDialog().getByText('Taki tytuł już jest.')).toBeInstanceOf(HTMLElement);
    expect(notes.inDialog().getByRole<HTMLInputElement>('textbox', { name: 'Tytuł' }).value).toBe('Nowa');
  });

  test('a text ends where the schema says', async () => {
    const notes = await openNotes();
    await notes.open('nowa', 'Nowa notatka');
    expect(notes.inDialog().getByRole<HTMLInputElement>('textbox', { name: 'Tytuł' }).maxLength).toBe(20);
  });
});

describe('editing', () => {
  test('sends the body with the version that was read and without a key', async () => {
    answer = () => ({ body: { ...first, title: 'Inna', version: 6 } });
    const notes = await openNotes();
    await notes.open('pierwsza', 'Edycja notatki');
    await notes.type('Tytuł', 'Inna');
    await notes.press('Zapisz');
    expect((await dialogNamed('Zapisano')).textContent).toContain('Inna, żółty');
    expect(sent().map((request) => [request.method, request.url, bodyOf(request)])).toEqual([
      ['PUT', '/api/notes/1', { title: 'Inna', colour: 'żółty', version: 5 }],
    ]);
    expect(keys()).toEqual([undefined]);
  });

  test('after a conflict untouched fields take the newer value, and saving goes against its version', async () => {
    answer = () => stale({ ...first, colour: 'zielony', version: 9 });
    const notes = await openNotes();
    await notes.open('pierwsza', 'Edycja notatki');
    await notes.type('Tytuł', 'Moja');
    await notes.press('Zapisz');
    expect(await alert()).toBe('Ktoś zmienił te dane.');
    await screen.findByText(/^Nowsze wartości, zapisane przez Anna Nowak .* o\s.*Kolor\.$/);
    expect(notes.inDialog().queryByRole('radio')).toBeNull();
    answer = () => ({ body: { ...first, version: 10 } });
    await notes.press('Zapisz');
    await dialogNamed('Zapisano');
    expect(sent().map(bodyOf)).toEqual([
      { title: 'Moja', colour: 'żółty', version: 5 },
      { title: 'Moja', colour: 'zielony', version: 9 },
    ]);
  });

  test.each([
    ['the own value, unless another is chosen', undefined, 'Moja'],
    ['the newer value, when it is chosen', /^zapisane przez Anna Nowak 12\.10\.2026 o\s10:05: Ich$/, 'Ich'],
    ['the own value, when it is chosen again', /^u\sCiebie: Moja$/, 'Moja'],
  ])('a field that both have changed gets %s', async (_, choice, title) => {
    answer = () => stale({ ...first, title: 'Ich', version: 9 });
    const notes = await openNotes();
    await notes.open('pierwsza', 'Edycja notatki');
    await notes.type('Tytuł', 'Moja');
    await notes.press('Zapisz');
    const group = await screen.findByRole('radiogroup', { name: 'Tytuł' });
    const radio = (name: RegExp) => within(group).findByRole<HTMLInputElement>('radio', { name });
    expect((await radio(/^u\sCiebie: Moja$/)).checked).toBe(true);
    if (choice) {
      await notes.user.click(await radio(/: Ich$/));
      await notes.user.click(await radio(choice));
    }
    await waitFor(async () => expect((await radio(new RegExp(`: ${title}$`))).checked).toBe(true));
    answer = () => ({ body: { ...first, version: 10 } });
    await notes.press('Zapisz');
    await dialogNamed('Zapisano');
    expect(sent().map(bodyOf).at(-1)).toEqual({ title, colour: 'żółty', version: 9 });
  });

  test('what somebody deleted is offered to be added as new, with what was typed', async () => {
    answer = () => ({ status: 404, body: { code: 'record/not-found', message: 'Nie znaleziono.' } });
    const notes = await openNotes();
    await notes.open('pierwsza', 'Edycja notatki');
    await notes.type('Tytuł', 'Moja');
    await notes.press('Zapisz');
    expect(await alert()).toContain('Ktoś usunął to');
    await notes.press('Dodaj jako nowe');
    await dialogNamed('Nowa notatka');
    answer = () => ({ body: { ...first, id: 3 } });
    await notes.press('Dodaj notatkę');
    await dialogNamed('Dodano');
    expect(
      sent()
        .map((request) => [request.method, request.url, bodyOf(request)])
        .at(-1),
    ).toEqual(['POST', '/api/notes?user=7', { title: 'Moja', colour: 'żółty' }]);
  });

  test('a conflict of one row is forgotten with its dialog', async () => {
    answer = () => stale({ ...first, version: 6 });
    const notes = await openNotes();
    await notes.open('pierwsza', 'Edycja notatki');
    await notes.press('Zapisz');
    await alert();
    await notes.cancel();
    answer = () => ({ body: second });
    await notes.open('druga', 'Edycja notatki');
    await notes.press('Zapisz');
    await dialogNamed('Zapisano');
    expect(sent().map((request) => [request.url, bodyOf(request)])).toEqual([
      ['/api/notes/1', expect.objectContaining({ version: 5 })],
      ['/api/notes/2', expect.objectContaining({ version: 1 })],
    ]);
  });

  test('a copy is a filled form, and nothing is stored before it is saved', async () => {
    const notes = await openNotes();
    await notes.open('kopia', 'Kopia notatki');
    await notes.cancel();
    expect(sent()).toEqual([]);
    await notes.open('kopia', 'Kopia notatki');
    answer = () => ({ body: { ...second, id: 3 } });
    await notes.press('Dodaj notatkę');
    await dialogNamed('Dodano');
    expect(sent().map((request) => [request.method, request.url, bodyOf(request)])).toEqual([
      ['POST', '/api/notes?user=7', { title: 'Plan', colour: 'biały' }],
    ]);
  });
});

describe('deleting', () => {
  test('many rows go in one call, after a question that names them', async () => {
    answer = () => ({ body: { ok: true } });
    const notes = await openNotes();
    await notes.open('obie', 'Usunąć: 2?');
    expect(
      notes
        .inDialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Lista, żółty', 'Plan, biały']);
    await notes.press('Usuń 2');
    expect((await dialogNamed('Usunięto')).textContent).toContain('Lista, żółty, Plan, biały');
    expect(sent().map((request) => [request.url, bodyOf(request)])).toEqual([['/api/notes/delete', [1, 2]]]);
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('without such a call each row goes by its own, for the person', async () => {
    answer = () => ({ body: { ok: true } });
    const notes = await openNotes(entryWith({ remove }));
    await notes.open('obie', 'Usunąć: 2?');
    await notes.press('Usuń 2');
    await dialogNamed('Usunięto');
    expect(
      sent()
        .map(({ method, url }) => `${method} ${url}`)
        .toSorted(),
    ).toEqual(['DELETE /api/notes/1?user=7', 'DELETE /api/notes/2?user=7']);
  });

  test('a refusal stays in the question, and the list is read again', async () => {
    answer = () => ({ status: 409, body: { code: 'record/in-use', message: 'Notatka jest w użyciu.' } });
    const notes = await openNotes();
    await notes.open('obie', 'Usunąć: 2?');
    await notes.press('Usuń 2');
    expect(await alert()).toBe('Notatka jest w użyciu.');
    expect(screen.getByRole('dialog', { name: 'Usunąć: 2?' })).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(reads()).toBe(2));
  });
});
