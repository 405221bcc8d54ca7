import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import { messageForm, type Broadcast } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { IconPencil } from '@tabler/icons-react';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import { dayOf, parseInstant, timeOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TimeField } from '#shared/ui/form/dates/time-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { editTexts as texts } from './broadcasts.texts.ts';

const { subject, text } = messageForm.shape;
/** Without a day it goes at once. */
const schema = z
  .strictObject({ subject, text, day: z.string(), hour: z.string() })
  .refine(({ day, hour }) => (day === '') === (hour === ''), { error: texts.wholeMoment, path: ['hour'] });

const fields: FieldsOf<z.input<typeof schema>> = {
  subject: {
    label: texts.fields.subject,
    draw: (field) => <TextField {...field} autoComplete="off" required />,
  },
  text: { label: texts.fields.text, draw: (field) => <TextareaField {...field} minRows={6} counted /> },
  day: {
    label: texts.fields.day,
    draw: (field) => <DateField {...field} description={texts.dayHelp} min={today()} />,
  },
  hour: { label: texts.fields.hour, draw: (field) => <TimeField {...field} clearable /> },
};

/** Words and hour of a message that nobody has yet. */
export function useEditMessage({ id, version, subject: title, text: words, send_at: sendAt }: Broadcast) {
  const edit = useCall('broadcasts', routes.edit);
  const { show, of } = useOpen<{ kind: 'edit' }>('message-edit');
  const { opened, close } = of('edit');
  const action = { label: texts.action, icon: IconPencil, onClick: () => show({ kind: 'edit' }) };
  const dialog = defineForm({
    schema,
    values: {
      subject: title,
      text: words,
      day: sendAt === null ? '' : dayOf(sendAt),
      hour: sendAt === null ? '' : timeOf(sendAt).padStart(5, '0'),
    },
    fields,
  })({
    opened,
    onClose: close,
    title: texts.action,
    submitLabel: texts.save,
    onSubmit: async ({ day, hour, ...typed }) => {
      const send_at = day === '' ? null : parseInstant(day, hour);
      await edit({ params: { id }, body: { ...typed, send_at, version } });
      close();
    },
  });
  return { action, dialog };
}
