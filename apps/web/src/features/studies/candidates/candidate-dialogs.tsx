import { candidateRoutes as routes } from '@indeks/contract/studies/candidates/candidates.routes';
import { candidateForm, type Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { candidateWords } from '@indeks/contract/studies/candidates/candidates.texts';
import type { z } from 'zod';
import { CourseField } from '#parts/studies/courses/course-field.tsx';
import { AddressField } from '#parts/provider/person-rights/address-field.tsx';
import { PlaceField } from '#parts/provider/places/place-field.tsx';
import { today } from '#shared/lib/today.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FlagSwitchField } from '#shared/ui/form/choices/switch-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { candidatesTexts as texts } from './candidates.texts.ts';

interface CandidateDialogsProps extends EntryOpen<Candidate> {
  /** Only places that the caller looks after are offered. */
  ownPlaces: boolean;
  onRemoved?: () => void;
}

export function CandidateDialogs({ ownPlaces, ...open }: CandidateDialogsProps) {
  return <EntryDialogs {...open} entry={declareCandidates(ownPlaces)} />;
}

const declareFields = (ownPlaces: boolean, kept?: Candidate) =>
  ({
    date: { label: texts.fields.date, draw: (field) => <DateField {...field} max={today()} required /> },
    given_name: {
      label: texts.fields.given_name,
      half: true,
      draw: (field) => <TextField {...field} autoComplete="off" required />,
    },
    surname: {
      label: texts.fields.surname,
      half: true,
      draw: (field) => <TextField {...field} autoComplete="off" required />,
    },
    telephone: {
      label: texts.fields.telephone,
      half: true,
      draw: (field) => (
        <PhoneField {...field} description={texts.telephoneHelp} autoComplete="off" required />
      ),
    },
    email: {
      label: texts.fields.email,
      half: true,
      draw: (field) => <AddressField {...field} own={kept?.email} />,
    },
    cid: {
      label: texts.fields.cid,
      draw: (field) => (
        <CourseField {...field} kept={kept && { value: kept.cid, label: kept.courseName }} required />
      ),
    },
    cid_2: {
      label: texts.fields.cid_2,
      draw: (field) => (
        <CourseField {...field} kept={keepSecond(kept)} placeholder={texts.noSecondCourse} clearable />
      ),
    },
    pid: {
      label: texts.fields.pid,
      draw: (field) => (
        <PlaceField
          {...field}
          own={ownPlaces}
          kept={kept && { value: kept.pid, label: kept.cityName }}
          required
        />
      ),
    },
    question_1: { label: candidateWords.question_1, draw: (field) => <FlagSwitchField {...field} /> },
    question_2: { label: candidateWords.question_2, draw: (field) => <FlagSwitchField {...field} /> },
    comment: { label: texts.fields.comment, draw: (field) => <TextareaField {...field} /> },
  }) satisfies FieldsOf<z.input<typeof candidateForm>>;

const keepSecond = (kept: Candidate | undefined) =>
  kept && kept.cid_2 !== null && kept.courseName2 !== null
    ? { value: kept.cid_2, label: kept.courseName2 }
    : undefined;

const declareCandidates = (ownPlaces: boolean) =>
  defineEntry({
    topic: 'candidates',
    routes,
    texts,
    inWords: ({ username, courseName, cityName }: Candidate) => `${username} · ${courseName} · ${cityName}`,
    add: () =>
      defineForm({
        schema: candidateForm,
        values: {
          date: today(),
          given_name: '',
          surname: '',
          telephone: '',
          email: '',
          cid: undefined,
          cid_2: null,
          pid: undefined,
          question_1: 0,
          question_2: 0,
          comment: '',
        },
        fields: declareFields(ownPlaces),
      }),
    edit: (candidate) =>
      defineForm({
        schema: candidateForm,
        values: toValues(candidate),
        fields: declareFields(ownPlaces, candidate),
      }),
  });

const toValues = (candidate: Candidate): z.input<typeof candidateForm> => ({
  date: candidate.date,
  given_name: candidate.given_name,
  surname: candidate.surname,
  telephone: candidate.telephone,
  email: candidate.email,
  cid: candidate.cid,
  cid_2: candidate.cid_2,
  pid: candidate.pid,
  question_1: candidate.question_1,
  question_2: candidate.question_2,
  comment: candidate.comment,
});
