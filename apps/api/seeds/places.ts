import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import { plainLetters } from './names.ts';
import type { Plan } from './plan.ts';
import { itemAt, randomFor, type Random } from './random.ts';
import { defineSeed } from './seed.ts';

export const places = defineSeed(
  'places',
  ['id', 'name', 'organization', 'address', 'telephone', 'email', 'active'],
  function* (plan) {
    for (let index = 0; index < plan.places; index += 1) yield placeAt(index);
  },
);

/** Every place has one to three; the demo coordinator has the first three places. */
export const placeCoordinators = defineSeed('place_coordinators', ['place_id', 'user_id'], function* (plan) {
  for (let index = 0; index < plan.places; index += 1)
    for (const userId of coordinatorsAt(plan, index)) yield { place_id: index + 1, user_id: userId };
});

/** Who looks after the enrolments of a place. */
export const coordinatorOf = (plan: Plan, placeId: number): number => {
  const [first] = coordinatorsAt(plan, placeId - 1);
  if (first === undefined) throw new RangeError(`nobody looks after place ${placeId}`);
  return first;
};

/** Places at which a student of the intake may have enrolled: the one just opened has nobody yet, a closed one nobody new. */
export const pickPlaceId = ({ places }: Plan, random: Random, isRecentIntake: boolean): number => {
  for (;;) {
    const index = random.skewedBelow(places);
    const { standing } = itemAt(towns, index);
    if (standing === 'open' || (standing === 'closed' && !isRecentIntake)) return index + 1;
  }
};

/** The name of a place: its town, numbered where there are several. */
export const townOf = (placeId: number): string => {
  const round = Math.floor((placeId - 1) / towns.length);
  const { town } = itemAt(towns, placeId - 1);
  return round === 0 ? town : `${town} ${round + 1}`;
};

const placeAt = (index: number) => {
  const random = randomFor('place', index);
  const { town, zip, standing } = itemAt(towns, index);
  const round = Math.floor(index / towns.length);
  return {
    id: index + 1,
    name: townOf(index + 1),
    organization: `${itemAt(kinds, index + round)} „${itemAt(patrons, index + round * 5)}”`,
    address: `${random.pick(streets)} ${random.below(80) + 1}, ${zip} ${town}`,
    telephone: `001${String(index + 1).padStart(6, '0')}`,
    email: `${plainLetters(town).replace(' ', '-')}${round === 0 ? '' : round + 1}@osrodki.indeks.example`,
    active: standing === 'closed' ? 0 : 1,
  };
};

const coordinatorsAt = ({ coordinators: { from, count } }: Plan, index: number): ReadonlySet<number> => {
  const random = randomFor('coordinators', index);
  const chosen = new Set([from + (index % count)]);
  if (index < 3) chosen.add(getDemoAccount(role.coordinator).id);
  const wanted = random.pick([1, 1, 1, 2, 2, 3]);
  while (chosen.size < wanted) chosen.add(from + random.below(count));
  return chosen;
};

type Standing = 'open' | 'closed' | 'new';
const townWith = (zip: string, town: string, standing: Standing = 'open') => ({ zip, town, standing });

// Big towns first. Post codes begin as the town's real ones do and end in zeros, as none does.
const towns = [
  townWith('00-000', 'Warszawa'),
  townWith('30-000', 'Kraków'),
  townWith('50-000', 'Wrocław'),
  townWith('60-000', 'Poznań'),
  townWith('90-000', 'Łódź'),
  townWith('80-000', 'Gdańsk'),
  townWith('40-000', 'Katowice'),
  townWith('70-000', 'Szczecin'),
  townWith('85-000', 'Bydgoszcz'),
  townWith('20-000', 'Lublin'),
  townWith('15-000', 'Białystok'),
  townWith('35-000', 'Rzeszów'),
  townWith('25-000', 'Kielce'),
  townWith('10-000', 'Olsztyn'),
  townWith('45-000', 'Opole'),
  townWith('65-000', 'Zielona Góra'),
  townWith('87-000', 'Toruń'),
  townWith('42-000', 'Częstochowa'),
  townWith('26-000', 'Radom'),
  townWith('33-000', 'Tarnów', 'closed'),
  townWith('27-000', 'Ostrowiec Świętokrzyski'),
  townWith('43-000', 'Czechowice-Dziedzice', 'closed'),
  townWith('44-000', 'Jastrzębie-Zdrój'),
  townWith('34-000', 'Zakopane', 'new'),
] as const;

const kinds = [
  'Centrum Kształcenia',
  'Akademia Kompetencji',
  'Ośrodek Szkoleniowy',
  'Niepubliczna Placówka Doskonalenia Nauczycieli',
  'Zespół Szkół Społecznych',
] as const;

const patrons = [
  'Wrzos',
  'Jaskółka',
  'Słonecznik',
  'Kasztan',
  'Latarnia',
  'Źródło',
  'Przystań',
  'Jarzębina',
  'Kompas',
  'Żuraw',
  'Mozaika',
  'Świerk',
] as const;

const streets = [
  'ul. Przykładowa',
  'ul. Wymyślona',
  'ul. Umowna',
  'ul. Zmyślona',
  'ul. Bajkowa',
  'ul. Żadna',
  'al. Nieistniejąca',
  'pl. Pozorny',
] as const;
