import { done, idParams } from '@indeks/contract/common/fields';
import { defineRoute } from '@indeks/contract/common/route';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { TextField } from '../form/typed/text-field.tsx';
import { defineEntry } from './entry.ts';
import { defineForm, type EntryForm } from './entry-form.tsx';

const newNote = z.strictObject({ title: z.string(), stars: z.number() });
const note = newNote.extend({ id: z.number(), version: z.number() });
const access = { access: 'session', summary: '' } as const;
const routes = {
  create: defineRoute({ ...access, method: 'POST', path: '/api/notes', body: newNote, answer: note }),
  edit: defineRoute({
    ...access,
    method: 'PUT',
    path: '/api/notes/:id',
    params: idParams,
    body: newNote.extend({ version: z.number() }),
    answer: note,
  }),
  remove: defineRoute({
    ...access,
    method: 'DELETE',
    path: '/api/notes/:id',
    params: idParams,
    answer: done,
  }),
};

const field = { label: '', draw: () => null };
const fields = { title: field, stars: field };
const values = { title: '', stars: undefined };

// What is asserted here is asserted by the compiler, which complains when an expected error does not come.

test('a field of the schema needs a value to begin with and a place on the screen', () => {
  expect(defineForm({ schema: newNote, values, fields })).toBeTypeOf('function');
  expectTypeOf(defineForm({ schema: newNote, values, fields })).toEqualTypeOf<
    EntryForm<z.output<typeof newNote>>
  >();
  // @ts-expect-error the stars have no value to begin with
  defineForm({ schema: newNote, values: { title: '' }, fields });
  // @ts-expect-error the stars have no field
  defineForm({ schema: newNote, values, fields: { title: field } });
  // @ts-expect-error the title begins with a number
  defineForm({ schema: newNote, values: { ...values, title: 1 }, fields });
  // @ts-expect-error the schema has no such field
  defineForm({ schema: newNote, values, fields: { ...fields, colour: field } });
});

test('a field of the kit fits the type of its value', () => {
  const form = defineForm({
    schema: newNote,
    values,
    fields: {
      title: { label: '', draw: (bound) => <TextField {...bound} /> },
      // @ts-expect-error a number is not typed into a text field
      stars: { label: '', draw: (bound) => <TextField {...bound} /> },
    },
  });
  expect(form).toBeTypeOf('function');
});

test('a form gives what its call takes', () => {
  const texts = { add: '', editTitle: '', save: '', added: '', edited: '', addAnother: '', backToList: '' };
  const removal = { removeQuestion: '', removeConsequence: '', removeConfirm: '', removed: '' };
  const common = {
    topic: 'places',
    routes,
    texts: { ...texts, ...removal },
    inWords: ({ title }: z.output<typeof note>) => title,
  } as const;
  const whole = () => defineForm({ schema: newNote, values, fields });
  const untitled = () =>
    defineForm({ schema: newNote.omit({ title: true }), values: { stars: 1 }, fields: { stars: field } });
  expect(defineEntry({ ...common, add: whole, edit: whole }).routes).toBe(routes);
  // @ts-expect-error the call to add needs a title
  defineEntry({ ...common, add: untitled, edit: whole });
  // @ts-expect-error the call to edit needs a title
  defineEntry({ ...common, add: whole, edit: untitled });
});
