import { inboxRoutes } from '@indeks/contract/talk/chat/chat.routes';
import { newReply, type savedReply } from '@indeks/contract/talk/chat/chat.schemas';
import type { z } from 'zod';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { EntryDialogs } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { KeptTexts, type OpenKeptText } from './kept-texts.tsx';
import { replyTexts as texts } from './saved-replies.texts.ts';

type Reply = z.output<typeof savedReply>;
export type OpenReply = OpenKeptText<Reply>;

interface ReplyDialogsProps extends Pick<Dialogs<OpenReply>, 'of' | 'show'> {
  replies: readonly Reply[];
}

/** The saved replies of the secretariat. */
export function ReplyDialogs({ replies, of, show }: ReplyDialogsProps) {
  return (
    <>
      <KeptTexts
        rows={replies}
        inWords={({ title, text }) => ({ name: title, words: text })}
        {...{ texts, of, show }}
      />
      <EntryDialogs of={of} show={show} entry={entry} />
    </>
  );
}

const fields: FieldsOf<z.input<typeof newReply>> = {
  title: { label: texts.fields.title, draw: (field) => <TextField {...field} autoComplete="off" required /> },
  text: {
    label: texts.fields.text,
    draw: (field) => <TextareaField {...field} minRows={4} required counted description={texts.fieldsHelp} />,
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
