import type { NewTrip } from '@indeks/contract/month/trips/trips.schemas';
import { monthAfter, monthOf } from '@indeks/contract/common/months.rules';
import { makeCars } from './cars.ts';
import { distanceBetween } from './distances.ts';
import { lecturerMonths, type LecturerMonth, type Weekend } from './lecturer-months.ts';
import type { Plan } from './plan.ts';
import { randomFor, type Random } from './random.ts';
import { seededRate } from './rates.ts';
import { defineSeed } from './seed.ts';

export const trips = defineSeed(
  'trips',
  [
    ...(['id', 'user_id', 'cid', 'car_brand', 'car_model', 'car_engine', 'car_registration_nr'] as const),
    ...(['start', 'destination', 'km', 'return_to_start', 'date', 'return_date'] as const),
    ...(['comment', 'accepted_rate'] as const),
  ],
  function* (plan) {
    let id = 0;
    for (const month of lecturerMonths(plan))
      for (const drive of drivesOf(month)) {
        id += 1;
        yield {
          id,
          user_id: month.person.id,
          ...carOn(plan, month, drive),
          ...drive,
          ...rateOn(month, drive),
        };
      }
  },
);

type Drive = Omit<NewTrip, 'cid'>;

function* drivesOf(month: LecturerMonth): Generator<Drive> {
  const random = randomFor(`trips ${month.month}`, month.person.id);
  const separately = month.person.id % 7 === 3;
  for (const weekend of month.weekends) {
    if (!weekend.over || !weekend.byCar) continue;
    const drives = drivesTo(month.home, weekend, random.pick(purposes), separately);
    yield* drives;
    yield* doubtful(month, drives, random);
  }
}

/** There and back as one trip; a few people write two. */
const drivesTo = (home: string, { town, days }: Weekend, comment: string, separately: boolean): Drive[] => {
  const km = distanceBetween(home, town);
  const [first] = days;
  const last = days.at(-1) ?? first;
  const there = { start: home, destination: town, km, comment, date: first };
  if (!separately) return [{ ...there, return_to_start: true, return_date: last }];
  const one = { return_to_start: false, return_date: null };
  return [
    { ...there, ...one },
    { ...there, ...one, start: town, destination: home, date: last },
  ];
};

/** A few of the months that wait for the secretariat have something to look at. */
const doubtful = ({ status }: LecturerMonth, drives: readonly Drive[], random: Random): Drive[] =>
  status.przejazd === 1 && random.chance(0.06) ? drives.slice(0, 1) : [];

/** Some have sold the car they drove more than a year ago: the trip keeps its data and points at none. */
const carOn = (plan: Plan, { person }: LecturerMonth, { date }: Drive) => {
  const sold = person.id % 17 === 5 && monthOf(date) < monthAfter(monthOf(plan.today), -12);
  if (sold) return { cid: null, ...soldCar };
  const [{ id, brand, model, engine, registration_nr }] = makeCars(person.id);
  return {
    cid: id,
    car_brand: brand,
    car_model: model,
    car_engine: engine,
    car_registration_nr: registration_nr,
  };
};

const soldCar = {
  car_brand: 'Daewoo',
  car_model: 'Lanos',
  car_engine: 1498,
  car_registration_nr: 'XX 00001',
} as const;

const rateOn = ({ person, status }: LecturerMonth, { date }: Drive) => ({
  accepted_rate: status.przejazd === 2 ? seededRate(person.id, date) : null,
});

const purposes = ['', '', '', '', 'egzamin poprawkowy', 'obrony prac końcowych', 'rada programowa'] as const;
