import { fullCompanyForm, fullForm } from '@indeks/contract/employment/questionnaire/fixtures/full-forms';
import type { Unfinished } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import type {
  CompanyForm,
  PersonalForm,
  Questionnaire,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { sealQuestionnaire } from '#modules/employment/questionnaire/index.ts';
import type { ColumnSealer } from '#platform/crypto/sealed-columns.ts';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';

export const personSave = (form: PersonalForm = fullForm, version = 0) => ({
  kind: 'person' as const,
  form,
  version,
});
export const companySave = (form: CompanyForm = fullCompanyForm, version = 0) => ({
  kind: 'company' as const,
  form,
  version,
});

/** What somebody has typed of the form so far. */
export const draftSave = (form: Unfinished<PersonalForm> = { personal: { surname: 'Żółć' } }) => ({
  kind: 'person' as const,
  form,
  read_version: 0,
  version: 0,
});

export const fullCompany: Questionnaire = { kind: 'company', form: fullCompanyForm };

/** As a save would have left it, without its history. */
export const insertQuestionnaire = async (
  db: Database,
  sealer: ColumnSealer,
  userId: number,
  questionnaire: Questionnaire = { kind: 'person', form: fullForm },
): Promise<void> => {
  await db
    .insertInto('questionnaires')
    .values({
      user_id: userId,
      sealed: sealQuestionnaire(sealer, userId, questionnaire),
      form_date: questionnaire.form.registerFormGeneral.formDate,
      saved_at: new Date('2026-10-01T10:00:00Z'),
    })
    .execute();
};

/** For tests in which it is enough that there is a form: nobody can open it. */
export const insertSomeQuestionnaire = async (db: Database, userId: number): Promise<void> => {
  await db
    .insertInto('questionnaires')
    .values({
      user_id: userId,
      sealed: 'v1.nobody.',
      form_date: '2026-10-01',
      saved_at: new Date('2026-10-01T10:00:00Z'),
    })
    .execute();
};

/** A line of the history that nobody has read yet. */
export const insertHistory = (db: Database, userId: number): Promise<number> =>
  insertRow(db, 'questionnaire_history', {
    user_id: userId,
    at: new Date('2026-11-13T10:00:00Z'),
    kind: 'created',
    form: 'person',
    fields: [],
  });
