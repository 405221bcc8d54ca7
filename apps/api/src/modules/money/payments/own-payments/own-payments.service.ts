import type { OwnDues, OwnPayments, Transfer } from '@indeks/contract/money/payments/own-payments.schemas';
import { dateInWarsaw } from '#platform/clock.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { getOrRefuse } from '#platform/errors.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import { drawQrCode } from '#platform/qr-code.ts';
import { describeInstalments, judgeDues } from '../plans/instalments.rules.ts';
import * as queries from './own-payments.queries.ts';
import { findPerson } from '../payments.queries.ts';
import { judgeDuesOf } from '../payments.service.ts';
import { paidSoFar } from '../pdf/paid-so-far.pdf.ts';
import { readPlan } from '../plans/planning.service.ts';
import { writeTransferCode, writeTransferTitle } from './transfer.rules.ts';

type Payments = Awaited<ReturnType<typeof queries.listOwnPayments>>;

/** The sums and payments of the actor. */
export const listOwn = async (ctx: SignedInCtx): Promise<OwnPayments> => {
  const [enrolments, payments, lastReport] = [
    await queries.listOwnEnrolments(ctx, ctx.actor.id),
    await queries.listOwnPayments(ctx, ctx.actor.id),
    await queries.findLastReport(ctx),
  ];
  return {
    lastReport: lastReport ? dateInWarsaw(lastReport) : null,
    together: {
      dues: judgeDuesOf(ctx, enrolments),
      balance: enrolments.reduce((sum, { balance }) => sum + balance, 0),
    },
    enrolments: enrolments.map((row) => describe(ctx, row, payments)),
    payments,
  };
};

/** The same to be shown to somebody, such as an employer. */
export const printOwn = async (ctx: SignedInCtx): Promise<FileAnswer> => {
  const { name } = getOrRefuse(await findPerson(ctx, ctx.actor.id));
  const today = ctx.clock.today();
  return pdfAnswer(ctx, paidSoFar(name, await listOwn(ctx), today), `potwierdzenie-wplat-${today}.pdf`);
};

const describe = (ctx: SignedInCtx, row: queries.OwnEnrolmentRow, payments: Payments): OwnDues => {
  const { id, date, courseName, courseName2, price, balance } = row;
  const paid = row.paid + row.user_paid;
  const [plan, today] = [readPlan(ctx, row), ctx.clock.today()];
  const own = payments.filter(({ scid }) => scid === id).toReversed();
  const dues = judgeDues(plan, paid, today);
  return {
    id,
    date,
    courseName,
    courseName2,
    price,
    paid,
    balance,
    dues,
    instalments: describeInstalments(plan, own, today),
    transfer: describeTransfer(ctx, row, dues.toPay),
  };
};

const describeTransfer = (
  ctx: SignedInCtx,
  { bank_account: account, name, album_nr: album }: queries.OwnEnrolmentRow,
  amount: number,
): Transfer | null => {
  if (account === null || amount <= 0) return null;
  const { PROVIDER_NAME: recipient, PROVIDER_NIP: nip } = ctx.services.config;
  const title = writeTransferTitle({ name, album });
  const qr = drawQrCode(writeTransferCode({ nip, account, amount, recipient, title }));
  return { account, recipient, title, amount, qr };
};
