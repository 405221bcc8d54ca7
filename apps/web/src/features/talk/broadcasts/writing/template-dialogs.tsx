import { templateRoutes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { newTemplate, type Template } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { z } from 'zod';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { defineEntry, type OpenEntry } from '#shared/ui/entry/entry.ts';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { readyActions, RowActions } from '#shared/ui/table/row-actions.tsx';
import classes from './writing.module.css';
import { templateTexts as texts } from './writing.texts.ts';

export type OpenTemplate = { kind: 'list' } | OpenEntry<Template>;

interface TemplateDialogsProps extends Pick<Dialogs<OpenTemplate>, 'of' | 'show'> {
  templates: readonly Template[];
}

/** The templates of the office, each to be changed or deleted. */
export function TemplateDialogs({ templates, of, show }: TemplateDialogsProps) {
  const list = of('list');
  return (
    <>
      <Dialog opened={list.opened} onClose={list.close} title={texts.title}>
        {templates.length === 0 && <p>{texts.none}</p>}
        <ul className={classes['templates']}>
          {templates.map((template) => (
            <li key={template.id} className={classes['template']}>
              <span className={classes['templateWords']}>
                <strong>{template.name}</strong>
                <span className={classes['quiet']}>{template.subject}</span>
              </span>
              <RowActions
                rowName={template.name}
                actions={[
                  { ...readyActions.edit, onClick: () => show({ kind: 'form', row: template }) },
                  { ...readyActions.delete, onClick: () => show({ kind: 'remove', rows: [template] }) },
                ]}
              />
            </li>
          ))}
        </ul>
        <FormActions>
          <Button leftSection={<Icon of={IconPlus} />} onClick={() => show({ kind: 'form' })}>
            {texts.add}
          </Button>
        </FormActions>
      </Dialog>
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
