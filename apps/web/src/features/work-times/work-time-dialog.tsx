import type { Report } from '@indeks/contract/months/months.schemas';
import {
  online,
  workTimeForm,
  type NewWorkTime,
  type WorkTime,
} from '@indeks/contract/work-times/work-times.schemas';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { usualCitiesQuery } from '#data/places.ts';
import { firstChoiceOf, useOpenDays } from '#parts/months/open-days.ts';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { AutocompleteField } from '#shared/ui/form/autocomplete-field.tsx';
import type { DateLimits } from '#shared/ui/form/calendar-parts.tsx';
import { DateField } from '#shared/ui/form/date-field.tsx';
import { NumberField } from '#shared/ui/form/number-field.tsx';
import { SwitchField } from '#shared/ui/form/switch-field.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { useCreateWorkTime, useEditWorkTime } from './work-times.api.ts';
import { workTimesTexts as texts } from './work-times.texts.ts';

interface WorkTimeDialogProps {
  opened: boolean;
  /** The entry to edit; without it a new one is added. */
  time: WorkTime | undefined;
  /** Whose hours; undefined for one's own. */
  user: number | undefined;
  /** Named here where the page around does not name the person. */
  personName?: string | undefined;
  /** The month on the screen and its report: they say which days are open. */
  month: string;
  report: Report | null;
  onClose: () => void;
  onSaved: (time: WorkTime) => void;
}

export function WorkTimeDialog(props: WorkTimeDialogProps) {
  const { opened, time, user, personName, month, report, onClose, onSaved } = props;
  const create = useCreateWorkTime();
  const edit = useEditWorkTime();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();
  const days = useOpenDays(month, report);

  const add = async (body: NewWorkTime) => {
    const added = await create.mutateAsync({ body, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
  const change = ({ id, version: read }: WorkTime, body: NewWorkTime) =>
    stale.guard(read, (version) => edit.mutateAsync({ id, body: { ...body, version } }));

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={time ? texts.editTitle : texts.newTitle}
      submitLabel={time ? texts.save : texts.add}
      schema={workTimeForm}
      defaultValues={time ? fieldsOf(time) : emptyOn(firstChoiceOf(month))}
      onSubmit={async (body) => onSaved(time ? await change(time, body) : await add(body))}
    >
      {(form) => (
        <>
          {personName !== undefined && <ActingBanner name={personName} />}
          <Fields form={form} days={days} />
        </>
      )}
    </FormDialog>
  );
}

type FormInput = z.input<typeof workTimeForm>;

function Fields({ form, days }: { form: AppForm<FormInput, NewWorkTime>; days: DateLimits }) {
  const { control } = form;
  const isOnline = useWatch({ control, name: 'online' });
  const { data: cities = [] } = useQuery(usualCitiesQuery);
  return (
    <>
      <DateField
        control={control}
        name="date"
        label={texts.fields.date}
        description={helpOf(days)}
        {...days}
        required
      />
      <SwitchField
        control={control}
        name="online"
        label={texts.fields.online}
        description={texts.fields.onlineHelp}
      />
      {!isOnline && (
        <AutocompleteField
          control={control}
          name="city"
          label={texts.fields.city}
          placeholder={texts.fields.cityPlaceholder}
          suggestions={cities}
          maxLength={120}
          required
        />
      )}
      <NumberField
        control={control}
        name="hours"
        label={texts.fields.hours}
        min={0}
        max={24}
        step={0.5}
        decimals={2}
        maw={180}
        required
      />
      <TextareaField
        control={control}
        name="comment"
        label={texts.fields.comment}
        description={texts.fields.commentHelp}
        limit={500}
      />
    </>
  );
}

const helpOf = ({ months }: DateLimits): string | undefined =>
  months && (months.length === 1 ? texts.openDays.one : texts.openDays.more);

/** The hours are left out: an empty field is no number. */
const emptyOn = (date: string) => ({ date, online: false, city: '', comment: '' });

/** The switch stands for the city "on-line", whose field then is empty. */
const fieldsOf = ({ date, city, hours, comment }: WorkTime): FormInput => ({
  date,
  online: city === online,
  city: city === online ? '' : city,
  hours,
  comment,
});
