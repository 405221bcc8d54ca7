import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { onlineMeetingSeries } from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import {
  defaultDuration,
  meetingDurations,
} from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { currentIntake } from '@indeks/contract/studies/courses/intakes.rules';
import { useQuery } from '@tanstack/react-query';
import { useController, useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { hostsQuery } from '#data/talk/online-meetings.ts';
import { CourseField } from '#parts/studies/courses/course-field.tsx';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { today } from '#shared/lib/today.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import type { Opening } from '#shared/ui/dialog/use-opening.ts';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { HostField } from './host-field.tsx';
import { defaultOptions } from './meeting-form.tsx';
import classes from './meeting-dialogs.module.css';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import type { Audience } from './participants-field.tsx';
import { SeriesPeople } from './series-people.tsx';
import { SeriesRows } from './series-list.tsx';
import { rowAfter } from './series-rows.ts';

type Input = z.input<typeof onlineMeetingSeries>;
type Output = z.output<typeof onlineMeetingSeries>;
export type SeriesForm = AppForm<Input, Output>;
type Form = SeriesForm;

interface SeriesDialogProps {
  opened: boolean;
  onClose: () => void;
  onMade: (count: number) => void;
  onFailed: (error: unknown) => void;
}

/** Several meetings one after another, for the same people. */
export function SeriesDialog({ opened, onClose, onMade, onFailed }: SeriesDialogProps) {
  const change = useChange('online-meetings', (save: () => Promise<number>) => save());
  const submit = async (body: Output, opening: Opening) => {
    const save = async () =>
      (await call(routes.createMany, { body }, { idempotencyKey: opening.keyFor({ body }) })).items.length;
    try {
      onMade(await change.mutateAsync(save));
    } catch (error) {
      onFailed(error);
      throw error;
    }
  };
  return (
    <FormDialog<Input, Output>
      title={texts.bulk}
      opened={opened}
      onClose={onClose}
      size="form-wide"
      schema={onlineMeetingSeries}
      values={beginning()}
      submitLabel={({ control }) => <SubmitWords control={control} />}
      onSubmit={submit}
    >
      {(form) => <SeriesFields form={form} />}
    </FormDialog>
  );
}

const beginning = () => ({
  uid: undefined,
  cid: undefined,
  sid: null,
  duration: defaultDuration.bulk,
  semester: currentIntake(today()),
  users: [],
  ...defaultOptions,
  meetings: [rowAfter(undefined, defaultDuration.bulk, today())],
});

function SeriesFields({ form }: { form: Form }) {
  const { control } = form;
  const names = texts.fields;
  return (
    <>
      <FieldRow>
        <HostField control={control} name="uid" label={names.uid} placeholder="" required />
        <CourseField control={control} name="cid" label={names.cid} required />
      </FieldRow>
      <DurationSegments control={control} />
      <SeriesRows form={form} />
      {/* The people see the course, the intake and their own field alone. */}
      <SeriesPeople control={control as unknown as Control<Audience>} />
      <SwitchField control={control} name="waiting_room" label={names.waiting_room} />
      <HostLeft control={control} />
    </>
  );
}

/** "Utwórz 4 spotkania" */
function SubmitWords({ control }: Pick<Form, 'control'>) {
  return texts.createMany(useWatch({ control, name: 'meetings' }).length);
}

function DurationSegments({ control }: Pick<Form, 'control'>) {
  const { field } = useController({ control, name: 'duration' });
  return (
    <GroupFrame label={texts.fields.duration} required>
      <Segments
        wide
        label={texts.fields.duration}
        value={String(field.value)}
        onChange={(chosen) => field.onChange(Number(chosen))}
        choices={meetingDurations.map((value) => ({
          value: String(value),
          label: value === field.value ? texts.durationOf(value) : String(value),
        }))}
      />
    </GroupFrame>
  );
}

/** How many meetings Zoom still takes from the chosen host today. */
function HostLeft({ control }: Pick<Form, 'control'>) {
  const uid = useWatch({ control, name: 'uid' });
  const { data } = useQuery(hostsQuery(''));
  const left = data?.items.find(({ id }) => id === uid)?.left;
  return left === undefined ? null : <p className={classes.quiet}>{texts.left(left)}</p>;
}
