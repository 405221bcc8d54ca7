import { templateRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { newTemplate, type Template } from '@indeks/contract/talk/broadcasts/templates.schemas';
import type { z } from 'zod';
import { KeptTexts, type OpenKeptText } from '#parts/talk/saved-replies/kept-texts.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { templateTexts as texts } from './writing.texts.ts';

export type OpenTemplate = OpenKeptText<Template>;

interface TemplateDialogsProps extends Pick<Dialogs<OpenTemplate>, 'of' | 'show'> {
  templates: readonly Template[];
}

/** The templates of the office. */
export function TemplateDialogs({ templates, of, show }: TemplateDialogsProps) {
  return (
    <>
      <KeptTexts
        rows={templates}
        inWords={({ name, subject }) => ({ name, words: subject })}
        {...{ texts, of, show }}
      />
      <EntryDialogs of={of} show={show} entry={entry} />
    </>
  );
}

const fields: FieldsOf<z.input<typeof newTemplate>> = {
  name: { label: texts.fields.name, draw: (field) => <TextField {...field} autoComplete="off" required /> },
  subject: {
    label: texts.fields.subject,
    draw: (field) => <TextField {...field} autoComplete="off" required />,
  },
  text: {
    label: texts.fields.text,
    draw: (field) => <TextareaField {...field} minRows={6} counted />,
  },
};

const entry = defineEntry({
  topic: 'broadcasts',
  routes: {
    create: templateRoutes.create,
    edit: templateRoutes.edit,
    removeMany: templateRoutes.removeMany,
  },
  texts,
  inWords: ({ name }: Template) => name,
  add: () => defineForm({ schema: newTemplate, values: { name: '', subject: '', text: '' }, fields }),
  edit: ({ name, subject, text }: Template) =>
    defineForm({ schema: newTemplate, values: { name, subject, text }, fields }),
});
