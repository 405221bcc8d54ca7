import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { newReply, type savedReply } from '@indeks/contract/talk/chat/chat.schemas';
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
import { replyTexts as texts } from './chat.texts.ts';
import classes from './conversation.module.css';

type Reply = z.output<typeof savedReply>;
export type OpenReply = { kind: 'list' } | OpenEntry<Reply>;

interface ReplyDialogsProps extends Pick<Dialogs<OpenReply>, 'of' | 'show'> {
  replies: readonly Reply[];
}

/** The saved replies of the secretariat, each to be changed or deleted. */
export function ReplyDialogs({ replies, of, show }: ReplyDialogsProps) {
  const list = of('list');
  return (
    <>
      <Dialog opened={list.opened} onClose={list.close} title={texts.title}>
        {replies.length === 0 && <p>{texts.none}</p>}
        <ul className={classes['replyRows']}>
          {replies.map((reply) => (
            <li key={reply.id} className={classes['replyRow']}>
              <span className={classes['replyWords']}>
                <strong>{reply.title}</strong>
                <span className={classes['role']}>{reply.text}</span>
              </span>
              <RowActions
                rowName={reply.title}
                actions={[
                  { ...readyActions.edit, onClick: () => show({ kind: 'form', row: reply }) },
                  { ...readyActions.delete, onClick: () => show({ kind: 'remove', rows: [reply] }) },
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

const fields: FieldsOf<z.input<typeof newReply>> = {
  title: { label: texts.fields.title, draw: (field) => <TextField {...field} autoComplete="off" required /> },
  text: {
    label: texts.fields.text,
    draw: (field) => <TextareaField {...field} minRows={4} required counted />,
  },
};

const entry = defineEntry({
  topic: 'chat',
  routes: {
    create: inboxRoutes.createReply,
    edit: inboxRoutes.editReply,
    removeMany: inboxRoutes.removeReplies,
  },
  texts,
  inWords: ({ title }: Reply) => title,
  add: () => defineForm({ schema: newReply, values: { title: '', text: '' }, fields }),
  edit: ({ title, text }: Reply) => defineForm({ schema: newReply, values: { title, text }, fields }),
});
