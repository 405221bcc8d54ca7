/** Made-up lecturers, the same at every visit. */
export interface DemoPerson {
  id: number;
  name: string;
  degree: string;
  city: string;
  contract: 'in-force' | 'ending' | 'none';
  email: string;
  phone: string;
  hours: number;
}

export const cities = ['Gdańsk', 'Kraków', 'Łódź', 'Poznań', 'Rzeszów', 'Wrocław'] as const;

const firstNames = [
  'Agnieszka',
  'Bartłomiej',
  'Ewa',
  'Grażyna',
  'Krzysztof',
  'Łukasz',
  'Małgorzata',
  'Żaneta',
];
const lastNames = [
  ['Wiśniewska', 'Wiśniewski'],
  ['Żółć-Brzęczyszczykiewicz', 'Żółć-Brzęczyszczykiewicz'],
  ['Kamińska', 'Kamiński'],
  ['Ćwikła', 'Ćwikła'],
  ['Dąbrowska', 'Dąbrowski'],
  ['Szczęsna', 'Szczęsny'],
  ['Śliwa', 'Śliwa'],
] as const;
const degrees = ['mgr', 'dr', 'dr hab.', 'prof.'];
const contracts = ['in-force', 'in-force', 'ending', 'none'] as const;

export const demoPeople: readonly DemoPerson[] = Array.from({ length: 3000 }, (_, index) => personAt(index));

function personAt(index: number): DemoPerson {
  const first = pick(firstNames, index);
  const [female, male] = pick(lastNames, index * 3 + Math.floor(index / 8));
  const last = first.endsWith('a') ? female : male;
  return {
    id: index + 1,
    name: `${first} ${last}`,
    degree: pick(degrees, index * 5 + Math.floor(index / 7)),
    city: pick(cities, index * 7 + Math.floor(index / 5)),
    contract: pick(contracts, index + Math.floor(index / 4)),
    email: `${plain(first)}.${plain(last)}@wsp.example`,
    phone: String(500_100_000 + index * 1013),
    hours: (index * 7) % 41,
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD');
  return letters.replaceAll(/[^a-z]/gu, '');
}
