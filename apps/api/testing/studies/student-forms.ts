import type { StudentFormSave } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { enrol, insertOwnPlace } from './enrolments.ts';

export const fullStudentForm = {
  personal: {
    surname: 'Żółkiewska',
    name: 'Łucja',
    secondName: 'Święcisława',
    placeOfBirth: 'Źrebięta',
    dayOfBirth: '1991-02-28',
  },
  address: {
    city: 'Łódź',
    zip: '90-001',
    street: 'Świętej Jadwigi',
    houseNr: '7a',
    homeNr: '12',
    country: 'Polska',
  },
  contact: { email: 'lucja@poczta.example', telephoneNr: '600301240', bank_account: '' },
} as const satisfies StudentFormSave['form'];

export const studentSave = (form: StudentFormSave['form'] = fullStudentForm, version = 0) => ({
  form,
  version,
});

/** Enrols somebody at a new place that the coordinator looks after. */
export const enrolAtPlaceOf = async (
  db: Database,
  { userId, coordinator }: { readonly userId: number; readonly coordinator: number },
): Promise<number> => {
  const placeId = await insertOwnPlace(db, coordinator);
  await enrol(db, { placeId, userId });
  return placeId;
};

/** A line of the history that nobody has read yet; its values cannot be opened. */
export const insertStudentHistory = (db: Database, uid: number): Promise<number> =>
  insertRow(db, 'student_form_history', {
    uid,
    at: new Date('2026-11-13T10:00:00Z'),
    kind: 'created',
    fields: [],
    sealed: 'v1.nobody.',
  });
