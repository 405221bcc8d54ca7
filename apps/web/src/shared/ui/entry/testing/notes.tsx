import { done, idParams, ids, text, version } from '@indeks/contract/common/fields';
import { defineRoute } from '@indeks/contract/common/route';
import { z } from 'zod';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { defineEntry } from '../entry.ts';
import { defineForm } from '../entry-form.tsx';

// A resource that is nobody's: notes with a title and a colour, which belong to a person.
const newNote = z.strictObject({ title: text(20, 'Podaj tytuł'), colour: z.string() });
const note = newNote.extend({ id: z.number(), version });
export type Note = z.infer<typeof note>;
const access = { access: 'session', summary: '' } as const;
const ofPerson = z.strictObject({ user: z.number().optional() });
const path = '/api/notes';
export const list = defineRoute({
  ...access,
  method: 'GET',
  path,
  answer: z.object({ items: z.array(note) }),
});
const writes = {
  create: defineRoute({
    ...access,
    method: 'POST',
    path,
    query: ofPerson,
    body: newNote,
    answer: note,
    idempotent: true,
  }),
  edit: defineRoute({
    ...access,
    method: 'PUT',
    path: `${path}/:id`,
    params: idParams,
    body: newNote.extend({ version }),
    answer: note,
  }),
};
export const remove = defineRoute({
  ...access,
  method: 'DELETE',
  path: `${path}/:id`,
  params: idParams,
  query: ofPerson,
  answer: done,
});
export const removeMany = defineRoute({
  ...access,
  method: 'POST',
  path: `${path}/delete`,
  body: ids,
  answer: done,
});

const fields = {
  title: {
    label: 'Tytuł',
    draw: (field: Parameters<typeof TextField<{ title: string }, unknown>>[0]) => <TextField {...field} />,
  },
  colour: {
    label: 'Kolor',
    draw: (field: Parameters<typeof TextField<{ colour: string }, unknown>>[0]) => <TextField {...field} />,
  },
};

export const entryWith = (removal: { remove: typeof remove } | { removeMany: typeof removeMany }) =>
  defineEntry({
    topic: 'places',
    routes: { ...writes, ...removal },
    query: { user: 7 },
    texts: {
      add: 'Dodaj notatkę',
      newTitle: 'Nowa notatka',
      editTitle: 'Edycja notatki',
      copyTitle: 'Kopia notatki',
      save: 'Zapisz',
      added: 'Dodano',
      edited: 'Zapisano',
      addAnother: 'Dodaj kolejną',
      backToList: 'Wróć',
      removeQuestion: (count) => `Usunąć: ${count}?`,
      removeConsequence: 'Na zawsze.',
      removeConfirm: (count) => `Usuń ${count}`,
      removed: 'Usunięto',
    },
    inWords: ({ title, colour }: Note) => `${title}, ${colour}`,
    add: () => defineForm({ schema: newNote, values: { title: '', colour: '' }, fields }),
    // The row has more than the form knows: its number and its version.
    edit: (note) => defineForm({ schema: newNote, values: note, fields }),
  });

export const first: Note = { id: 1, title: 'Lista', colour: 'żółty', version: 5 };
export const second: Note = { id: 2, title: 'Plan', colour: 'biały', version: 1 };
export const both = [first, second];
