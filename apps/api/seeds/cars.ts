import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { reportingPeople } from './people.ts';
import { randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export interface SeededCar {
  readonly id: number;
  readonly user_id: number;
  readonly brand: string;
  readonly model: string;
  readonly engine: number;
  readonly registration_nr: string;
}

export const cars = defineSeed(
  'cars',
  ['id', 'user_id', 'brand', 'model', 'engine', 'registration_nr'],
  function* (plan) {
    for (const { id } of reportingPeople(plan)) yield* makeCars(id);
  },
);

/** Everybody who reports has a car, some a second one; the first is the usual one. */
export const makeCars = (userId: number): readonly [SeededCar, ...SeededCar[]] => {
  const random = randomFor('cars', userId);
  const first = makeCar(userId, userId * 2 - 1, random);
  const hasSecond = random.chance(0.12) || userId === getDemoAccount(role.lecturer).id;
  return hasSecond ? [first, makeCar(userId, userId * 2, random)] : [first];
};

const makeCar = (userId: number, id: number, random: Random): SeededCar => ({
  id,
  user_id: userId,
  ...random.pick(models),
  // No plate in Poland begins with X.
  registration_nr: `X${random.pick(letters)} ${String((id * 7_919) % 100_000).padStart(5, '0')}`,
});

const letters = ['A', 'B', 'E', 'K', 'L', 'S', 'W'] as const;

const models = [
  { brand: 'Škoda', model: 'Octavia', engine: 1498 },
  { brand: 'Toyota', model: 'Yaris Hybrid', engine: 1490 },
  { brand: 'Toyota', model: 'Aygo', engine: 998 },
  { brand: 'Opel', model: 'Astra', engine: 1598 },
  { brand: 'Ford', model: 'Focus', engine: 1560 },
  { brand: 'Volkswagen', model: 'Golf', engine: 1395 },
  { brand: 'Renault', model: 'Clio', engine: 898 },
  { brand: 'Fiat', model: 'Seicento', engine: 899 },
  { brand: 'Kia', model: 'Ceed', engine: 1353 },
  { brand: 'Citroën', model: 'C3', engine: 1199 },
] as const;
