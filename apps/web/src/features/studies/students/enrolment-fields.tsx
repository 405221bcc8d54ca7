import type { enrolmentForm, Enrolment } from '@indeks/contract/studies/students/students.schemas';
import type { z } from 'zod';
import { CourseField } from '#parts/studies/courses/course-field.tsx';
import { PlaceField } from '#parts/provider/places/place-field.tsx';
import { SemesterField } from '#parts/studies/courses/semester-field.tsx';
import { CoordinatorField } from '#parts/studies/students/coordinator-field.tsx';
import { studiesTexts as texts } from '#parts/studies/students/studies.texts.ts';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { PaymentAccountField } from './payment-account-field.tsx';
import { FirstTuition, SecondTuition } from './proposed-tuition.tsx';
import { numbersTexts } from './students.texts.ts';

type Fields = z.input<typeof enrolmentForm>;

export interface FormScope {
  /** The semesters that may be chosen. */
  intakes?: readonly string[] | undefined;
  /** A coordinator chooses among the own places. */
  ownPlaces: boolean;
  /** Only the secretariat gives account and album numbers. */
  withNumbers: boolean;
  /** What is edited: whatever it names stays a choice. */
  row?: Enrolment;
}

/** What somebody studies, since when, where and for how much. */
export const declareStudyFields = ({ intakes, ownPlaces, withNumbers, row }: FormScope) =>
  ({
    date: {
      label: texts.semester,
      half: true,
      draw: (field) => <SemesterField {...field} offered={intakes} required />,
    },
    pid: {
      label: texts.place,
      half: true,
      draw: (field) => (
        <PlaceField
          {...field}
          own={ownPlaces}
          kept={row && { value: row.pid, label: row.cityName }}
          required
        />
      ),
    },
    cid: {
      label: texts.course,
      half: true,
      draw: (field) => (
        <CourseField {...field} kept={row && { value: row.cid, label: row.courseName }} required />
      ),
    },
    price: {
      label: texts.tuition,
      half: true,
      draw: (field) => <FirstTuition {...field} proposes={row === undefined} />,
    },
    cid_2: {
      label: texts.secondCourse,
      half: true,
      draw: (field) => <CourseField {...field} kept={findSecondCourse(row)} clearable />,
    },
    price_2: {
      label: texts.secondTuition,
      half: true,
      draw: (field) => <SecondTuition {...field} proposes={row === undefined} />,
    },
    coordinator: {
      label: texts.coordinator,
      draw: (field) => <CoordinatorField {...field} kept={findCoordinator(row)} />,
    },
    ...declareNumbers(withNumbers),
    comment: { label: texts.comment, draw: (field) => <TextareaField {...field} /> },
  }) satisfies FieldsOf<Fields>;

/** A coordinator does not see them, and a save leaves them as they are. */
const declareNumbers = (shown: boolean) =>
  ({
    bank_account: {
      label: numbersTexts.account,
      draw: (field) => shown && <PaymentAccountField {...field} />,
    },
    album_nr: {
      label: numbersTexts.album,
      half: shown,
      draw: (field) => shown && <TextField {...field} autoComplete="off" inputMode="numeric" />,
    },
    album_nr_2: {
      label: numbersTexts.secondAlbum,
      half: shown,
      draw: (field) => shown && <TextField {...field} autoComplete="off" inputMode="numeric" />,
    },
  }) satisfies FieldsOf<Pick<Fields, 'bank_account' | 'album_nr' | 'album_nr_2'>>;

const findSecondCourse = (row: Enrolment | undefined) =>
  typeof row?.cid_2 === 'number' ? { value: row.cid_2, label: row.courseName2 ?? '' } : undefined;

const findCoordinator = (row: Enrolment | undefined) =>
  typeof row?.coordinator === 'number'
    ? { pid: row.pid, coordinator: { value: row.coordinator, label: row.coordinatorName ?? '' } }
    : undefined;
