import { makeNrb } from '@indeks/contract/numbers/nrb';
import { makePesel } from '@indeks/contract/numbers/pesel';

/** What is kept about a person, in the parts by which it is shown or hidden. */
export const kinds = [
  'name',
  'contact',
  'photo',
  'form',
  'sealed',
  'draft',
  'enrolment',
  'money',
  'talk',
  'issue',
  'notice',
  'broadcast',
  'meeting',
  'work',
  'contract',
  'candidate',
] as const;
export type Kind = (typeof kinds)[number];

/** Whose canary it is: each person who is attacked has words and numbers of their own. */
export const victimNames = ['student', 'lecturer', 'employee'] as const;
export type VictimName = (typeof victimNames)[number];

export interface Canary {
  readonly of: VictimName;
  readonly kind: Kind;
}

/** Letters only, so that no line of a document ends within it. */
export const wordOf = (of: VictimName, kind: Kind): string => `Knk${of}${kind}`;

const place = (of: VictimName): number => victimNames.indexOf(of) + 1;

/** What has digits only and is written in several ways. */
export const numbersOf = (of: VictimName) => {
  const birthDate = `19${60 + place(of)}-03-0${place(of) + 3}`;
  return {
    telephone: `70010020${place(of)}`,
    birthDate,
    pesel: makePesel({ birthDate, sex: 'K' }, 400 + place(of)),
    account: makeNrb('10205558', `99880000000000${place(of)}1`),
    paymentAccount: makeNrb('10205558', `99880000000000${place(of)}2`),
    formTelephone: `70010030${place(of)}`,
    formBirthDate: `19${70 + place(of)}-04-0${place(of) + 3}`,
  };
};

const numberKinds = {
  telephone: 'contact',
  birthDate: 'sealed',
  pesel: 'sealed',
  account: 'sealed',
  paymentAccount: 'enrolment',
  formTelephone: 'form',
  formBirthDate: 'form',
} as const satisfies Record<keyof ReturnType<typeof numbersOf>, Kind>;

interface Needle extends Canary {
  readonly digits: string;
}

const needles: readonly Needle[] = victimNames.flatMap((of) =>
  Object.entries(numbersOf(of)).flatMap(([name, written]) => {
    const kind = numberKinds[name as keyof typeof numberKinds]; // Object.entries widens the literal keys
    return spellings(written).map((digits) => ({ of, kind, digits }));
  }),
);

/** A date is written from either end. */
function spellings(written: string): string[] {
  const [year, month, day] = written.split('-');
  return day === undefined ? [written] : [`${year}${month}${day}`, `${day}${month}${year}`];
}

const word = new RegExp(`Knk(${victimNames.join('|')})(${kinds.join('|')})`, 'gi');

/** Every canary in a text, once each. Spaces, dots and hyphens between digits do not hide a number. */
export const findCanaries = (text: string): Canary[] => {
  const found = new Map<string, Canary>();
  const note = (of: VictimName, kind: Kind) => found.set(`${of} ${kind}`, { of, kind });
  for (const [, of = '', kind = ''] of text.matchAll(word))
    note(of.toLowerCase() as VictimName, kind.toLowerCase() as Kind); // the pattern has no others
  const packed = text.replaceAll(/[\s\u00a0.-]/g, '');
  for (const { of, kind, digits } of needles) if (packed.includes(digits)) note(of, kind);
  return [...found.values()];
};
