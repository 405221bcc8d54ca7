import { list as carsOf } from '#modules/cars/index.ts';
import type { Person } from '#modules/people/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { refuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { companyFormPdf } from './pdf/company-form.pdf.ts';
import { lecturerBillPdf } from './pdf/lecturer-bill.pdf.ts';
import { mileageBillPdf } from './pdf/mileage-bill.pdf.ts';
import { addressOf, type Provider } from './pdf/parties.ts';
import { personalFormPdf } from './pdf/personal-form.pdf.ts';
import { statementPdf } from './pdf/statement.pdf.ts';
import { findQuestionnaire, personWithPapers } from './questionnaire.service.ts';

export const form = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> => {
  const { questionnaire } = await filledIn(ctx, userId);
  return questionnaire.kind === 'person'
    ? pdfAnswer(ctx, personalFormPdf(questionnaire.form), 'kwestionariusz-osobowy.pdf')
    : pdfAnswer(ctx, companyFormPdf(questionnaire.form), 'dane-firmy.pdf');
};

export const statement = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> =>
  pdfAnswer(ctx, statementPdf(await filledIn(ctx, userId)), 'oswiadczenie-o-aktualnosci-danych.pdf');

/** Unknown fields of a bill are printed as empty lines. */
export const lecturerBill = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> => {
  const contractor = await contractorOf(ctx, await personWithPapers(ctx, userId));
  const bill = lecturerBillPdf({ contractor, provider: providerOf(ctx) });
  return pdfAnswer(ctx, bill, 'rachunek-wykladowcy.pdf');
};

export const mileageBill = async (ctx: SignedInCtx, userId: number): Promise<FileAnswer> => {
  const contractor = await contractorOf(ctx, await personWithPapers(ctx, userId));
  const { items: cars } = await carsOf(ctx, userId);
  const bill = mileageBillPdf({ contractor, provider: providerOf(ctx), cars });
  return pdfAnswer(ctx, bill, 'rachunek-za-kilometry.pdf');
};

/** The home address; undefined without a form and for a company. The caller has checked that the actor may see it. */
export const homeAddress = async (ctx: SignedInCtx, userId: number): Promise<string | undefined> => {
  const questionnaire = await findQuestionnaire(ctx, userId);
  return questionnaire?.kind === 'person' ? addressOf(questionnaire) : undefined;
};

const filledIn = async (ctx: SignedInCtx, userId: number) => {
  const { name, questionnaire } = await contractorOf(ctx, await personWithPapers(ctx, userId));
  return { name, questionnaire: questionnaire ?? refuse('questionnaire/missing') };
};

const contractorOf = async (ctx: SignedInCtx, { id, name }: Person) => ({
  name,
  questionnaire: await findQuestionnaire(ctx, id),
});

const providerOf = ({ services: { config } }: SignedInCtx): Provider => ({
  name: config.PROVIDER_NAME,
  address: config.PROVIDER_ADDRESS,
  nip: config.PROVIDER_NIP,
});
