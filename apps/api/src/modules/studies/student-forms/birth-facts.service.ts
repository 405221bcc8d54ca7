import { role } from '@indeks/contract/access/roles';
import { findQuestionnaire } from '#modules/employment/questionnaire/index.ts';
import type { Ctx } from '#platform/context.ts';
import { openStudentForm } from './sealed-forms.ts';
import * as queries from './student-forms.queries.ts';
import { pickPersonal, type StudentForm } from './student-forms.rules.ts';

/** The birth data of a certificate; empty where the form has none. */
export interface BirthFacts {
  readonly given: string;
  readonly surname: string;
  readonly secondName: string;
  /** 'YYYY-MM-DD'. */
  readonly born: string;
  readonly birthplace: string;
}

/** By person, for the secretariat alone: the forms are sealed. Of a lecturer who studies, as the questionnaire says it. */
export const listBirthFacts = async (
  ctx: Ctx,
  uids: readonly number[],
): Promise<ReadonlyMap<number, BirthFacts>> => {
  if (uids.length === 0) return new Map();
  const facts = new Map<number, BirthFacts>();
  for (const row of await queries.findMany(ctx, uids)) {
    const personal =
      (await personalOfLecturer(ctx, row)) ??
      (row.sealed === null ? undefined : openStudentForm(ctx, row.id, row.sealed).personal);
    // The name is that of the account, which follows the form.
    facts.set(row.id, {
      given: row.given_name,
      surname: row.surname,
      secondName: personal?.secondName ?? '',
      born: personal?.dayOfBirth ?? '',
      birthplace: personal?.placeOfBirth ?? '',
    });
  }
  return facts;
};

const personalOfLecturer = async (
  ctx: Ctx,
  row: Awaited<ReturnType<typeof queries.findMany>>[number],
): Promise<StudentForm['personal'] | undefined> => {
  if (row.user_role !== role.lecturerAndStudent) return undefined;
  const questionnaire = await findQuestionnaire(ctx, row.id);
  return questionnaire?.kind === 'person' ? pickPersonal(questionnaire.form) : undefined;
};
