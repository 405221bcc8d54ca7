import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import {
  newOnlineMeeting,
  onlineMeetingEdit,
  type OnlineMeeting,
  type OnlineMeetingDetails,
} from '@indeks/contract/talk/online-meetings/online-meetings.schemas';
import {
  defaultDuration,
  meetingDurations,
  timeSteps,
} from '@indeks/contract/talk/online-meetings/online-meetings.keys';
import { currentIntake } from '@indeks/contract/studies/courses/intakes.rules';
import type { Control } from 'react-hook-form';
import type { z } from 'zod';
import { CourseField } from '#parts/studies/courses/course-field.tsx';
import { SemesterField } from '#parts/studies/courses/semester-field.tsx';
import { today } from '#shared/lib/today.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { SwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TimeField } from '#shared/ui/form/dates/time-field.tsx';
import { HostField } from './host-field.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';
import { ParticipantsField, type Audience } from './participants-field.tsx';
import { PlannedRemarks, type PlannedMeeting } from './planned-remarks.tsx';

const editForm = onlineMeetingEdit.omit({ version: true });
type EditInput = z.input<typeof editForm>;

const durations = meetingDurations.map((value) => ({ value, label: texts.durationOf(value) }));

const timing = {
  topic: { label: texts.fields.topic, draw: (field) => <TextField {...field} autoComplete="off" required /> },
  date: {
    label: texts.fields.date,
    half: true,
    draw: (field) => <DateField {...field} min={today()} required />,
  },
  time: {
    label: texts.fields.time,
    half: true,
    draw: (field) => <TimeField {...field} step={timeSteps.single} required />,
  },
  duration: {
    label: texts.fields.duration,
    half: true,
    draw: (field) => <SelectField {...field} choices={durations} required />,
  },
} satisfies Pick<FieldsOf<EditInput>, 'topic' | 'date' | 'time' | 'duration'>;

const audience = (kept?: OnlineMeeting) =>
  ({
    cid: {
      label: texts.fields.cid,
      draw: (field) => (
        <CourseField {...field} kept={kept && { value: kept.cid, label: kept.courseName }} required />
      ),
    },
    // A meeting keeps the subject that it was given elsewhere; what stands in its way is said here.
    sid: {
      label: texts.fields.sid,
      draw: (field) => (
        <PlannedRemarks
          control={field.control as unknown as Control<PlannedMeeting>}
          except={kept?.id ?? null}
        />
      ),
    },
    semester: {
      label: texts.fields.semester,
      draw: (field) => <SemesterField {...field} placeholder={texts.everyIntake} clearable />,
    },
    users: {
      label: texts.fields.users,
      // The list of people follows the course and the intake, so it sees more than its own field.
      draw: (field) => <ParticipantsField control={field.control as unknown as Control<Audience>} />,
    },
    waiting_room: { label: texts.fields.waiting_room, draw: (field) => <SwitchField {...field} /> },
    host_video: { label: texts.fields.host_video, draw: (field) => <SwitchField {...field} /> },
    participant_video: { label: texts.fields.participant_video, draw: (field) => <SwitchField {...field} /> },
  }) satisfies Omit<FieldsOf<EditInput>, keyof typeof timing | 'uid'>;

/** How a meeting is planned and changed; deleting has a call of its own kind. */
export const meetingEntry = defineEntry({
  topic: 'online-meetings',
  routes: { create: routes.create, edit: routes.edit },
  texts: {
    add: texts.create,
    editTitle: texts.editTitle,
    save: texts.save,
    added: texts.added,
    edited: texts.edited,
    addAnother: texts.create,
    backToList: texts.title,
  },
  inWords: ({ topic }: OnlineMeeting) => topic,
  add: () =>
    defineForm({
      schema: newOnlineMeeting,
      values: {
        topic: '',
        date: today(),
        time: '',
        duration: defaultDuration.single,
        uid: null,
        cid: undefined,
        sid: null,
        semester: currentIntake(today()),
        users: [],
        ...defaultOptions,
      },
      fields: {
        ...timing,
        uid: { label: texts.fields.uid, half: true, draw: (field) => <HostField {...field} /> },
        ...audience(),
        password: {
          label: texts.fields.password,
          draw: (field) => <TextField {...field} description={texts.passwordHelp} autoComplete="off" />,
        },
      },
    }),
  edit: (row) =>
    defineForm({
      schema: editForm,
      values: toValues(row),
      fields: {
        ...timing,
        uid: {
          label: texts.fields.uid,
          half: true,
          draw: (field) => (
            <HostField
              {...field}
              description={texts.hostChange}
              known={row.uid === null ? undefined : { value: row.uid, label: row.username }}
            />
          ),
        },
        ...audience(row),
      },
    }),
});

/** As the specification's owner decided: a waiting room, a password that is made, videos off. */
export const defaultOptions = {
  waiting_room: true,
  host_video: false,
  participant_video: false,
  password: '',
};

const toValues = (row: OnlineMeeting & Partial<OnlineMeetingDetails>): EditInput => ({
  topic: row.topic,
  date: row.date,
  time: row.time,
  // The table admits no other.
  duration: row.duration as EditInput['duration'],
  uid: row.uid,
  cid: row.cid,
  sid: row.sid,
  semester: row.semester,
  users: row.users ?? [],
  waiting_room: row.waiting_room,
  host_video: row.host_video,
  participant_video: row.participant_video,
});
