import { z } from 'zod';
import { chosenRecord } from '../../common/fields.ts';
import { accountFields } from '../../identity/people/people.schemas.ts';
import { samePerson } from '../../identity/people/same-person.schemas.ts';
import { peopleTexts } from '../../identity/people/people.texts.ts';
import {
  courseMissing,
  enrolmentForm,
  hasCourseOfPrice,
  isOtherCourse,
  sameCourse,
} from './students.schemas.ts';
import { studentTexts as texts } from './students.texts.ts';

const { given_name, surname, email, telephone } = accountFields;
const anyPerson = z
  .strictObject({ uid: chosenRecord(texts.personRequired), given_name, surname, email, telephone })
  .partial();

const { cid_2, price_2, comment } = enrolmentForm.shape;
/** Fields that a new enrolment may leave out, as its form leaves them empty. An edit names every field, so that nothing is lost. */
const emptyWhenLeftOut = {
  cid_2: cid_2.default(null),
  price_2: price_2.default(null),
  comment: comment.default(''),
};

const emailMissing = { error: peopleTexts.emailRequired, path: ['email'] };
const telephoneMissing = { error: peopleTexts.telephoneRequired, path: ['telephone'] };
const nameMissing = { error: peopleTexts.nameRequired, path: ['surname'] };

/**
 * Somebody known by number, or by the data of a person; an address that is known already names its person, after a
 * question where their data differ. One object and not a union of the two forms, so that each mistake is told at its field.
 */
export const enrolmentToAdd = z
  .strictObject({ ...anyPerson.shape, ...enrolmentForm.shape, ...emptyWhenLeftOut, same_person: samePerson })
  .refine(isOtherCourse, sameCourse)
  .refine(hasCourseOfPrice, courseMissing)
  .refine(({ uid, email }) => uid !== undefined || email !== undefined, emailMissing)
  .refine(({ uid, telephone }) => uid !== undefined || telephone !== undefined, telephoneMissing)
  .refine(
    ({ uid, given_name, surname }) =>
      uid !== undefined || (given_name !== undefined && surname !== undefined),
    nameMissing,
  );
export type EnrolmentToAdd = z.output<typeof enrolmentToAdd>;
