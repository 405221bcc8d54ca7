import type { Person } from '#modules/identity/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { companyFormPdf } from './pdf/company-form.pdf.ts';
import { addressOf } from './pdf/parties.ts';
import { personalFormPdf } from './pdf/personal-form.pdf.ts';
import { statementPdf } from './pdf/statement.pdf.ts';
import { findQuestionnaire, personWithPapers } from './questionnaire.service.ts';

export const form = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> => {
  const { name, questionnaire } = await filledIn(ctx, userId);
  return questionnaire.kind === 'person'
    ? pdfAnswer(ctx, personalFormPdf(questionnaire.form), 'kwestionariusz-osobowy.pdf')
    : pdfAnswer(ctx, companyFormPdf(name, questionnaire.form), 'dane-firmy.pdf');
};

export const statement = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> =>
  pdfAnswer(ctx, statementPdf(await filledIn(ctx, userId)), 'oswiadczenie-o-aktualnosci-danych.pdf');

/** The home address; undefined without a form and for a company. The caller has checked that the actor may see it. */
export const homeAddress = async (ctx: SignedInCtx, userId: number): Promise<string | undefined> => {
  const questionnaire = await findQuestionnaire(ctx, userId);
  return questionnaire?.kind === 'person' ? addressOf(questionnaire) : undefined;
};

const filledIn = async (ctx: SignedInCtx, userId: number) => {
  const contractor = await readContractor(ctx, await personWithPapers(ctx, userId));
  return { ...contractor, questionnaire: contractor.questionnaire ?? refuse('questionnaire/missing') };
};

/** Reads the person who issues a bill or a statement. The caller has checked that the actor may see their form. */
export const readContractor = async (ctx: SignedInCtx, { id, name, isCompany }: Person) => ({
  name,
  isCompany,
  questionnaire: await findQuestionnaire(ctx, id),
});
