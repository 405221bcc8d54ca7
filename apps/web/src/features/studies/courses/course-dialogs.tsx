import { courseRoutes as routes } from '@indeks/contract/studies/courses/courses.routes';
import { courseEdit, courseFields, type Course } from '@indeks/contract/studies/courses/courses.schemas';
import type { z } from 'zod';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { FlagSwitchField, SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { coursesTexts as texts } from './courses.texts.ts';

export function CourseDialogs(open: EntryOpen<Course> & { onRemoved: () => void }) {
  return <EntryDialogs {...open} entry={courses} />;
}

const fields = {
  name: { label: texts.fields.name, draw: (field) => <TextField {...field} required /> },
  mba: {
    label: texts.fields.mba,
    draw: (field) => <SwitchField {...field} description={texts.mbaHelp} />,
  },
} satisfies FieldsOf<z.input<typeof courseFields>>;

/** Subjects are kept on the course's own page: an edit without them leaves them as they are. */
const courses = defineEntry({
  topic: 'courses',
  routes,
  texts,
  inWords: ({ name }: Course) => name,
  add: () => defineForm({ schema: courseFields, values: { name: '', mba: false }, fields }),
  edit: ({ name, mba, active }) =>
    defineForm({
      schema: courseEdit.omit({ version: true, courseSubjects: true }),
      values: { name, mba, active },
      fields: {
        ...fields,
        active: { label: texts.fields.active, draw: (field) => <FlagSwitchField {...field} /> },
      },
    }),
});
