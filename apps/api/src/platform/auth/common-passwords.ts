import type { Config } from '../config.ts';
import { isMostlyRuns, repeatsShortPiece } from './sign-runs.ts';

/** Words that an attacker would try for this person. */
export interface OwnWords {
  readonly name: string;
  readonly email: string;
  /** Words about the provider, the same for everybody: see `houseWords`. */
  readonly house: string;
}

type House = Pick<
  Config,
  'PROVIDER_NAME' | 'PROVIDER_ADDRESS' | 'PROVIDER_SECOND_MAIL_DOMAIN' | 'PUBLIC_ADDRESS'
>;

/** The words of this installation: the portal's, and the provider's name, place and addresses. SECURITY.md lists them. */
export const houseWords = (config: House): string =>
  [
    'indeks portal studia podyplomowe haslo',
    config.PROVIDER_NAME,
    config.PROVIDER_ADDRESS,
    config.PROVIDER_SECOND_MAIL_DOMAIN,
    new URL(config.PUBLIC_ADDRESS).hostname,
  ].join(' ');

/**
 * A password that lists of common ones hold, a single Polish word or name with a few signs around it, few different
 * signs, signs in the order of the alphabet or of the keyboard, a short piece again and again, or little more than the person's own name and address or words of the house. Case, diacritics and usual swaps (@ for a) change nothing.
 */
export const isEasyToGuess = async (password: string, own: OwnWords): Promise<boolean> => {
  const typed = folded(password);
  if (new Set(typed).size < fewestDifferentSigns || isMostlyOwn(typed, own)) return true;
  if (isMostlyRuns(typed) || repeatsShortPiece(typed)) return true;
  const common = await commonWords();
  return candidatesOf(typed).some((candidate) => common.has(candidate));
};

const fewestDifferentSigns = 5;
/** A year and an exclamation mark. With more around it, a common word is not the whole password. */
const mostAround = 5;
const shortestOwnWord = 3;
const fewestForeignLetters = 4;

/** The whole, the same without signs at its ends, and its word alone. */
const candidatesOf = (typed: string): string[] => {
  const plain = typed.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const word = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const words = typed.length - word.length <= mostAround ? [word, unswapped(word)] : [];
  return [typed, unswapped(typed), plain, ...words];
};

const isMostlyOwn = (typed: string, { name, email, house }: OwnWords): boolean => {
  const letters = lettersOf(typed);
  const words = folded([name, email, house].join(' '))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestOwnWord)
    .sort((one, two) => two.length - one.length);
  const foreign = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return foreign.length < letters.length && foreign.length < fewestForeignLetters;
};

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const swaps: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '1': 'i',
  '!': 'i',
};
const unswapped = (text: string): string => text.replace(/[@430$51!]/g, (sign) => swaps[sign] ?? sign);

/** Some 120,000 words: loaded with the first password that is set. */
const commonWords = (): Promise<ReadonlySet<string>> => (loaded ??= loadWords());

let loaded: Promise<ReadonlySet<string>> | undefined;

const loadWords = async (): Promise<ReadonlySet<string>> => {
  const [common, polish] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pl'),
  ]);
  const lists = [common.dictionary['passwords-common'], ...Object.values(polish.dictionary)];
  return new Set(lists.flatMap((words) => words.map(folded)));
};
