import { errorTexts } from '@indeks/contract/common/errors.texts';
import { chosenRecord } from '@indeks/contract/common/fields';
import type { CallInput } from '@indeks/contract/common/route';
import { didNotCome } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type { protocolRoutes } from '@indeks/contract/studies/protocols/protocols.routes';
import {
  protocolToSave,
  type ProtocolDetail,
  type ProtocolPreview,
} from '@indeks/contract/studies/protocols/protocols.schemas';
import { z } from 'zod';
import { readOutcome } from '#parts/studies/grades/outcomes.ts';
import type { AppForm, FormValues } from '#shared/ui/form/use-zod-form.ts';
import { listCorrectable } from './closing-content.ts';
import { closingTexts as texts } from './closing.texts.ts';

const exam = protocolToSave.shape.exam.unwrap().shape;
const correction = protocolToSave.shape.correction.unwrap().shape;

const person = chosenRecord(texts.choosePerson);

/** A grade as it is typed, or that the student did not come. */
const typedOutcome = z.string().refine((typed) => typeof readOutcome(typed).value === 'number', {
  error: ({ input }) => readOutcome(String(input)).fault ?? texts.typeGrade,
});

/** What is asked when a protocol is closed, on the server's day; a correction says why. */
export const defineForms = (today: string) => {
  const day = exam.day.refine((typed) => typed <= today, errorTexts['protocols/day-in-future']);
  const closing = z.strictObject({
    day,
    place: exam.place,
    exceptions: z.array(z.strictObject({ eid: person, day, place: exam.place })),
    reason: z.string(),
    grades: z.array(z.strictObject({ eid: person, typed: typedOutcome })),
  });
  return { closing, correction: closing.extend({ reason: correction.reason }) };
};

export type ClosingValues = z.input<ReturnType<typeof defineForms>['closing']>;
export type ClosingForm = AppForm<ClosingValues, ClosingValues>;

interface Beginning {
  preview: ProtocolPreview;
  /** What is corrected. */
  corrected: ProtocolDetail | undefined;
}

/** A correction begins with the day and place of what it corrects. */
export const beginWith = ({ preview, corrected }: Beginning): FormValues<ClosingValues> => {
  const { places } = preview;
  const named = new Set(listCorrectable(preview).map(({ eid }) => eid));
  const content = corrected?.pdfData;
  const day = content?.exam_day ?? '';
  const place = content?.exam_place ?? (places.length === 1 ? (places[0] ?? '') : '');
  const others = (content?.students ?? []).filter(
    (student) =>
      named.has(student.eid) && day !== '' && ((student.place ?? '') !== '' || (student.date ?? day) !== day),
  );
  return {
    day,
    place,
    exceptions: others.map((student) => ({
      eid: student.eid,
      day: student.date ?? day,
      place: student.place ?? place,
    })),
    reason: '',
    grades: [],
  };
};

/** What can be printed of what is typed so far: a change of a person who is not chosen yet is none. */
export const toPrint = (
  group: Pick<Body, 'date' | 'cid' | 'sid' | 'half' | 'type'>,
  { day, place, exceptions, reason, grades }: ClosingValues,
  isCorrection: boolean,
): CallInput<typeof protocolRoutes.printPreview>['body'] => ({
  ...group,
  ...(day !== '' &&
    place !== '' && {
      exam: { day, place, exceptions: exceptions.filter(({ eid }) => Number.isInteger(eid)) },
    }),
  ...(isCorrection && {
    correction: {
      reason,
      grades: grades.flatMap(({ eid, typed }) => {
        const { value } = readOutcome(typed);
        return Number.isInteger(eid) && typeof value === 'number' ? [{ eid, grade: value }] : [];
      }),
    },
  }),
});

type Body = CallInput<typeof protocolRoutes.save>['body'];

/** What is sent: what was looked at, and of a correction what it corrects. */
export const toBody = (
  group: Pick<Body, 'date' | 'cid' | 'sid' | 'half' | 'type'>,
  { day, place, exceptions, reason, grades }: ClosingValues,
  { inForce, seen }: ProtocolPreview,
): Body => ({
  ...group,
  seen,
  exam: { day, place, exceptions },
  ...(inForce && {
    correction: {
      of: inForce.id,
      reason,
      grades: grades.map(({ eid, typed }) => ({ eid, grade: readOutcome(typed).value ?? didNotCome })),
    },
  }),
});
