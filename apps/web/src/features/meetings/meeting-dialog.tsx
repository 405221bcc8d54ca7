import { firstDay, openMonths } from '@indeks/contract/months/months.rules';
import { meetingEdit, type Meeting, type MeetingEdit } from '@indeks/contract/meetings/meetings.schemas';
import { meetingTexts } from '@indeks/contract/meetings/meetings.texts';
import { useQuery } from '@tanstack/react-query';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import { placeChoicesQuery } from '#data/places.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { today } from '#shared/lib/today.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { DateRangeField } from '#shared/ui/form/date-range-field.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { useCreateMeeting, useEditMeeting } from './meetings.api.ts';
import { weekendOf } from './meetings.rules.ts';
import { meetingsTexts as texts } from './meetings.texts.ts';

interface MeetingDialogProps {
  opened: boolean;
  /** The session to edit; without it a new one is added. */
  meeting: Meeting | undefined;
  /** The day whose "+" was pressed. */
  day: string | undefined;
  /** The month on the screen. */
  month: string;
  /** Whose session; undefined for one's own. */
  user: number | undefined;
  /** Named here where the page around does not name the person. */
  personName: string | undefined;
  onClose: () => void;
  onSaved: (meeting: Meeting) => void;
}

/** One form for both: a new session is an edit of an empty one. */
export function MeetingDialog(props: MeetingDialogProps) {
  const { opened, meeting, day, month, user, personName, onClose, onSaved } = props;
  const save = useSave(meeting, user);
  const places = usePlaces(opened, meeting);
  const earliest = useEarliestDay(month);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={meeting ? texts.editTitle : texts.newTitle}
      submitLabel={meeting ? texts.save : texts.submitNew}
      schema={meetingEdit}
      defaultValues={meeting ? fieldsOf(meeting) : emptyMeeting(day)}
      onSubmit={async (body) => onSaved(await save(body))}
    >
      {({ control }) => (
        <>
          {personName !== undefined && <ActingBanner name={personName} />}
          <SelectField
            control={control}
            name="pid"
            label={texts.fields.place}
            placeholder={texts.placePlaceholder}
            choices={places}
            searchable
            required
          />
          <TextField control={control} name="name" label={texts.fields.name} required maxLength={120} />
          <DateRangeField
            control={control}
            from="dates.start"
            to="dates.end"
            label={texts.fields.dates}
            description={texts.datesHelp}
            weekdays={fridayToSunday}
            spanFrom={weekendOf}
            min={earliest}
            opensAt={firstDay(month)}
            required
          />
          <TextareaField control={control} name="comment" label={texts.fields.comment} />
        </>
      )}
    </FormDialog>
  );
}

function useSave(meeting: Meeting | undefined, user: number | undefined) {
  const create = useCreateMeeting();
  const edit = useEditMeeting();
  const submitKey = useSubmitKey();
  const stale = useStaleRow();
  return async ({ version, ...body }: MeetingEdit): Promise<Meeting> => {
    if (meeting) {
      return stale.guard(version, (newer) =>
        edit.mutateAsync({ id: meeting.id, body: { ...body, version: newer } }),
      );
    }
    const added = await create.mutateAsync({ body, user, idempotencyKey: submitKey.current() });
    submitKey.renew();
    return added;
  };
}

/** A place that was closed since stays the choice of the session that has it. */
function usePlaces(opened: boolean, meeting: Meeting | undefined) {
  const { data: places = [] } = useQuery({ ...placeChoicesQuery, enabled: opened });
  if (!meeting || places.some(({ value }) => value === meeting.pid)) return places;
  return [{ value: meeting.pid, label: meeting.cityName }, ...places];
}

/** Those who act for others may choose any day. The server has the last word: this only spares a refusal. */
function useEarliestDay(month: string): string | undefined {
  const { permissions } = useSession();
  if (permissions.includes('account.act-for-person')) return undefined;
  return [...openMonths(today()), month].map(firstDay).toSorted()[0];
}

const fridayToSunday = [5, 6, 0];

const emptyMeeting = (day = ''): DefaultValues<z.input<typeof meetingEdit>> => ({
  name: meetingTexts.defaultName,
  dates: { start: day, end: day },
  comment: '',
  version: 1,
});

const fieldsOf = ({ pid, name, dates, comment, version }: Meeting) => ({
  pid,
  name,
  dates,
  comment,
  version,
});
