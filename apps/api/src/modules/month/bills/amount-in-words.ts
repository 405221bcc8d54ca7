import { plural, type PluralForms } from '@indeks/contract/common/plural';

/** 24 150 grosze as 'dwieście czterdzieści jeden złotych 50/100', as bills are written. */
export const writeAmount = (grosze: number): string => {
  const whole = Math.floor(grosze / 100);
  const rest = String(grosze % 100).padStart(2, '0');
  return `${writeNumber(whole)} ${plural(whole, zlote)} ${rest}/100`;
};

const zlote: PluralForms = { one: 'złoty', few: 'złote', many: 'złotych' };

/** The unit of each group of three digits, from the right. */
const groups: readonly (PluralForms | undefined)[] = [
  undefined,
  { one: 'tysiąc', few: 'tysiące', many: 'tysięcy' },
  { one: 'milion', few: 'miliony', many: 'milionów' },
];

const writeNumber = (value: number): string =>
  value === 0
    ? 'zero'
    : groups
        .map((forms, index) => writeGroup(Math.floor(value / 1000 ** index) % 1000, forms))
        .toReversed()
        .filter((words) => words !== '')
        .join(' ');

/** One thousand is 'tysiąc'. */
const writeGroup = (value: number, forms: PluralForms | undefined): string => {
  if (value === 0) return '';
  if (!forms) return writeBelow1000(value);
  return value === 1 ? forms.one : `${writeBelow1000(value)} ${plural(value, forms)}`;
};

const writeBelow1000 = (value: number): string =>
  [hundreds[Math.floor(value / 100)], ...writeBelow100(value % 100)].filter((word) => word !== '').join(' ');

const writeBelow100 = (value: number): (string | undefined)[] =>
  value < 20 ? [ones[value]] : [tens[Math.floor(value / 10)], ones[value % 10]];

const splitWords = (text: string): readonly string[] => ['', ...text.split(' ')];

const ones = splitWords(
  'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście ' +
    'czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
);

const tens = splitWords(
  'dziesięć dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt ' +
    'osiemdziesiąt dziewięćdziesiąt',
);

const hundreds = splitWords('sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset');
