import { chatRoutes as routes } from '@indeks/contract/talk/chat/chat.routes';
import { messageEdit, type ChatMessage } from '@indeks/contract/talk/chat/chat.schemas';
import type { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { chatTexts as texts } from './chat.texts.ts';

const fields: FieldsOf<z.input<typeof messageEdit>> = {
  msg: { label: texts.editLabel, draw: (field) => <TextareaField {...field} minRows={3} counted /> },
};

/** Other words for one's own message, for as long as the server lets it be changed. */
export function EditMessage({
  edit: { opened, value, close },
}: {
  edit: OpenOf<{ message: Pick<ChatMessage, 'id' | 'text'> }>;
}) {
  const call = useCall('chat', routes.edit);
  const { id = 0, text = '' } = value?.message ?? {};
  return defineForm({ schema: messageEdit, values: { msg: text }, fields })({
    opened,
    onClose: close,
    title: texts.edit,
    submitLabel: texts.saveEdit,
    onSubmit: async (body) => {
      await call({ params: { id }, body });
      close();
    },
  });
}
