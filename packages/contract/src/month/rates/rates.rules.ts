/** Ceilings of the statutory refund, in hundredths of a złoty, by the day from which they hold (Dz.U. 2023 poz. 5). */
const statutory = [
  { from: '2023-01-17', small: 89, large: 115 },
  { from: '2007-11-14', small: 52.14, large: 83.58 },
] as const;

/** In cm³. */
export const smallEngineUpTo = 900;

/** A rate of all engines, or another one of small ones. */
export interface RateOfEngines {
  readonly rate: number;
  readonly small_rate: number | null;
}

/** The rate that applies to the car, by the class of its engine. */
export const chooseRate = ({ rate, small_rate }: RateOfEngines, engine: number): number =>
  engine <= smallEngineUpTo ? (small_rate ?? rate) : rate;

/** The highest rate that is free of tax for an engine on a day. */
export const statutoryLimit = (engine: number, date: string): number | undefined => {
  const row = statutory.find(({ from }) => date >= from);
  return engine <= smallEngineUpTo ? row?.small : row?.large;
};

/** '1,15' → 115, exactly. */
export const parseRate = (typed: string): number => {
  const [whole = '0', fraction = ''] = typed.replace(',', '.').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** 115 → '1,15'; the older ceilings have four places: 83.58 → '0,8358'. */
export const formatRate = (hundredths: number): string =>
  (hundredths / 100).toFixed(Number.isInteger(hundredths) ? 2 : 4).replace('.', ',');

/** A rate above it is asked about once more: '115' is easily typed for '1,15'. */
const askedAbove = 500;

export const isSuspiciousRate = (hundredths: number): boolean => hundredths > askedAbove;
