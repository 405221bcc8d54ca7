import { firstDay, lastDay } from '@indeks/contract/common/months.rules';
import { totalHours } from '@indeks/contract/month/work-times/work-times.rules';
import { list as makeCars } from '#modules/month/cars/index.ts';
import { listContracts } from '#modules/employment/contracts/index.ts';
import type { Person } from '#modules/identity/people/index.ts';
import { readContractor, personWithPapers } from '#modules/employment/questionnaire/index.ts';
import { readAcceptedTrips } from '#modules/month/trips/index.ts';
import { readAcceptedHours } from '#modules/month/work-times/index.ts';
import type { SignedInCtx } from '#platform/context.ts';
import { pdfAnswer, type FileAnswer } from '#platform/http/file-answers.ts';
import type { BilledContract, Parties } from './pdf/bill-parts.ts';
import { lecturerBillPdf, type AcceptedWork } from './pdf/lecturer-bill.pdf.ts';
import { mileageBillPdf, type Car } from './pdf/mileage-bill.pdf.ts';

/** An accepted month fills the bill in; without one, as for unknown fields, there are lines to write on. */
interface FilledFrom {
  readonly month?: string | undefined;
}

export const lecturerBill = async (
  ctx: SignedInCtx,
  userId: number,
  { month }: FilledFrom,
): Promise<FileAnswer> => {
  const person = await personWithPapers(ctx, userId);
  const work = month === undefined ? undefined : await readAcceptedWork(ctx, person, month);
  const contract = await findContract(ctx, person, month);
  const bill = lecturerBillPdf({ ...(await readParties(ctx, person)), contract, work });
  return pdfAnswer(ctx, bill, nameFile('rachunek-wykladowcy', month));
};

export const mileageBill = async (
  ctx: SignedInCtx,
  userId: number,
  { month }: FilledFrom,
): Promise<FileAnswer> => {
  const person = await personWithPapers(ctx, userId);
  const driven =
    month === undefined ? undefined : { month, trips: (await readAcceptedTrips(ctx, person, month)).entries };
  const cars = driven ? carsOn(driven.trips) : (await makeCars(ctx, userId)).items;
  const contract = await findContract(ctx, person, month);
  const bill = mileageBillPdf({ ...(await readParties(ctx, person)), contract, cars, driven });
  return pdfAnswer(ctx, bill, nameFile('rachunek-za-kilometry', month));
};

const readAcceptedWork = async (ctx: SignedInCtx, person: Person, month: string): Promise<AcceptedWork> => {
  const { entries } = await readAcceptedHours(ctx, person, month);
  return { month, hours: totalHours(entries) };
};

/** The contract of the month, or of today. Where two cover it, only the person knows which the bill is for. */
const findContract = async (
  ctx: SignedInCtx,
  person: Person,
  month: string | undefined,
): Promise<BilledContract | undefined> => {
  const today = ctx.clock.today();
  const [first, last] = month === undefined ? [today, today] : [firstDay(month), lastDay(month)];
  const covering = (await listContracts(ctx, person.id)).filter(
    ({ start, end }) => start <= last && end >= first,
  );
  return covering.length === 1 ? covering[0] : undefined;
};

type DrivenCar = Awaited<ReturnType<typeof readAcceptedTrips>>['entries'][number];

/** As the trips keep them: a car may have been changed or deleted since. */
const carsOn = (trips: readonly DrivenCar[]): readonly Car[] => [
  ...new Map(
    trips.map((trip) => [
      trip.car_registration_nr,
      {
        brand: trip.car_brand,
        model: trip.car_model,
        engine: trip.car_engine,
        registration_nr: trip.car_registration_nr,
      },
    ]),
  ).values(),
];

const nameFile = (paper: string, month: string | undefined): string =>
  month === undefined ? `${paper}.pdf` : `${paper}-${month}.pdf`;

const readParties = async (ctx: SignedInCtx, person: Person): Promise<Parties> => {
  const { PROVIDER_NAME: name, PROVIDER_ADDRESS: address, PROVIDER_NIP: nip } = ctx.services.config;
  return { contractor: await readContractor(ctx, person), provider: { name, address, nip } };
};
