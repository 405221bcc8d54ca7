import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { messageForm } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { broadcastKinds, type BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { broadcastQuery } from '#data/talk/broadcasts.ts';
import type { MessageDialogsProps } from '#parts/notices/notifications/messages/message-dialogs.tsx';
import type { OpenMessage, Recipients } from '#parts/notices/notifications/messages/recipients.ts';
import { useCall } from '#shared/api/use-call.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { FileField } from '#shared/ui/form/files/file-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { messageTexts as texts } from './broadcasts.texts.ts';
import { progressInWords } from './progress-in-words.ts';

/** Writing one message to many, and how far it has come. */
export function MessageDialogs({ of, show, onSent }: MessageDialogsProps) {
  return (
    <>
      <MessageDialog open={of('message')} show={show} onSent={onSent} />
      <SentDialog open={of('message-sent')} />
    </>
  );
}

const formSchema = messageForm.safeExtend({ file: z.instanceof(File).nullable() });
type Typed = z.input<typeof formSchema>;

interface MessageDialogProps extends Pick<MessageDialogsProps, 'show'> {
  open: OpenOf<Extract<OpenMessage, { kind: 'message' }>>;
  onSent: (() => void) | undefined;
}

function MessageDialog({ open, show, onSent }: MessageDialogProps): ReactNode {
  const send = useCall('broadcasts', routes.send);
  if (!open.value) return null;
  const { to } = open.value;
  const { audience, ids, filter, count, capped = false } = to;
  const kinds = kindsFor(to);
  return defineForm({
    schema: formSchema,
    values: { type: kinds.length === 1 ? kinds[0] : undefined, subject: '', text: '', file: null },
    fields: declareFields(kinds),
    above: <p>{audience === 'everyone' ? texts.toEveryone : texts.to(count, capped)}</p>,
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.send,
    onSubmit: async ({ file, ...words }, { keyFor }) => {
      const body = { ...words, audience, ...(ids && { ids: ids.join(',') }), ...filter };
      // A mail has no attachment, also when one was chosen before the type.
      const attached = file && words.type === 'chat' ? { file } : {};
      const { id } = await send(
        { body: { ...body, ...attached } },
        { idempotencyKey: keyFor({ ...body, file: file?.name }) },
      );
      onSent?.();
      show({ kind: 'message-sent', id });
    },
  });
}

/** Only students are sent their first password. */
const kindsFor = ({ audience }: Recipients): readonly BroadcastKind[] =>
  audience === 'students' ? broadcastKinds : ['chat'];

const rules = rulesOf(attachmentRule, texts.wrongKind);

const declareFields = (kinds: readonly BroadcastKind[]): FieldsOf<Typed> => ({
  type: {
    label: texts.fields.type,
    draw: (field, form) => <TypeField field={field} form={form} kinds={kinds} />,
  },
  subject: { label: texts.fields.subject, draw: (field) => <TextField {...field} required /> },
  text: {
    label: texts.fields.text,
    draw: (field) => <TextareaField {...field} description={texts.textHelp} minRows={5} counted />,
  },
  file: { label: texts.fields.file, draw: (field, form) => <AttachmentField field={field} form={form} /> },
});

interface TypeFieldProps {
  field: BoundField<'type', Typed['type']>;
  form: AppForm<Typed, unknown>;
  kinds: readonly BroadcastKind[];
}

function TypeField({ field, form, kinds }: TypeFieldProps) {
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <SelectField
      {...field}
      required
      choices={kinds.map((kind) => ({ value: kind, label: texts.types[kind] }))}
      {...(type === 'first-login' && { description: texts.firstLoginHelp })}
    />
  );
}

interface AttachmentFieldProps {
  field: BoundField<'file', File | null>;
  form: AppForm<Typed, unknown>;
}

function AttachmentField({ field, form }: AttachmentFieldProps) {
  const type = useWatch({ control: form.control, name: 'type' });
  if (type === 'first-login') return null;
  return <FileField {...field} description={texts.fileHelp} rules={rules} />;
}

function SentDialog({ open }: { open: OpenOf<Extract<OpenMessage, { kind: 'message-sent' }>> }) {
  const id = open.value?.id ?? 0;
  const { data } = useQuery({ ...broadcastQuery(id), enabled: open.opened });
  return (
    <SuccessDialog
      opened={open.opened}
      onClose={open.close}
      sentence={texts.sent}
      detail={data && progressInWords(data)}
      offer={
        <Button component={Link} to={`/sent-messages/${id}`} onClick={open.close}>
          {texts.report}
        </Button>
      }
    />
  );
}
