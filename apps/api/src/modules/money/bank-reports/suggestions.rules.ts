import type { SuggestionReason } from '@indeks/contract/money/bank-reports/bank-reports.keys';

/** The parts of a transfer that may identify a student. */
export interface TransferWords {
  readonly emails: readonly string[];
  /** Album numbers are digits. */
  readonly numbers: readonly string[];
  /** Words that may be names, without diacritics. */
  readonly words: readonly string[];
  /** The same as the beginnings of surnames in any case: Dąbrowskiej and Dąbrowską begin as Dąbrowska does. */
  readonly stems: readonly string[];
  /** Single letters, as in A. Dąbrowska. */
  readonly initials: readonly string[];
}

const mostWords = 12;

export const readWords = (text: string): TransferWords => {
  const emails = [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu)].map(([email]) => email.toLowerCase());
  const plain = emails.reduce((rest, email) => rest.toLowerCase().replaceAll(email, ' '), text);
  const letters = plainLetters(plain).match(/[a-z]+/gu) ?? [];
  const words = [...new Set(letters.filter((word) => word.length > 2))].slice(0, mostWords);
  return {
    emails: [...new Set(emails)].slice(0, mostWords),
    numbers: [...new Set(plain.match(/\d{3,12}/gu))].slice(0, mostWords),
    words,
    stems: [...new Set(words.map((word) => cutEnding(word)))],
    initials: [...new Set(letters.filter((word) => word.length === 1))],
  };
};

const plainLetters = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

const endings = /(iego|iemu|iej|ich|imi|ego|emu|owi|em|im|ie|a|e|i|o|u|y)$/u;

/** The stem that the grammatical cases of a name share; short words stay whole. */
export const cutEnding = (word: string): string => (word.length < 5 ? word : word.replace(endings, ''));

/**
 * The numbers of accounts, without their check digits, that become this one when one digit is mistyped or two neighbours
 * change places.
 */
export const listSimilarNumbers = (account: string): string[] => {
  if (!/^\d{26}$/u.test(account)) return [];
  const number = account.slice(2);
  const similar = new Set<string>();
  for (let index = 0; index < number.length; index += 1) {
    const before = number.slice(0, index);
    for (let digit = 0; digit < 10; digit += 1) similar.add(`${before}${digit}${number.slice(index + 1)}`);
    const [here = '', next = ''] = number.slice(index, index + 2);
    similar.add(`${before}${next}${here}${number.slice(index + 2)}`);
  }
  similar.delete(number);
  return [...similar];
};

export interface Scored {
  readonly scid: number;
  readonly reasons: readonly SuggestionReason[];
  /** Something is left to pay. */
  readonly owes: boolean;
}

const weights: Record<SuggestionReason, number> = {
  'payer-account': 60,
  email: 60,
  album: 60,
  name: 40,
  initial: 25,
  surname: 10,
  account: 20,
  amount: 25,
};
/** Two that come nearer to each other than this are told apart by a person. */
const clearDistance = 20;
const sureFrom = 60;
const mostSuggestions = 5;

/** The likeliest first. The first is sure when much speaks for it and far less for any other. */
export const rank = <Candidate extends Scored>(candidates: readonly Candidate[]) => {
  const scored = candidates
    .map((candidate) => ({ candidate, score: countScore(candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.candidate.scid - a.candidate.scid);
  const [first, second] = scored;
  const isClear =
    first !== undefined && first.score >= sureFrom && first.score - (second?.score ?? 0) >= clearDistance;
  return scored
    .slice(0, mostSuggestions)
    .map(({ candidate }, index) => Object.assign(candidate, { sure: index === 0 && isClear }));
};

const countScore = ({ reasons, owes }: Scored): number => {
  const sum = reasons.reduce((total, reason) => total + weights[reason], 0);
  return sum > 0 && owes ? sum + 1 : sum;
};
