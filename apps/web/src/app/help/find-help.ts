import type { Role } from '@indeks/contract/access/roles';
import type { Permission } from '@indeks/contract/access/permissions';
import { helpPages } from '#app/help/help-pages.ts';
import { screens } from '#app/screens/screens.ts';
import { helpFor, type HelpPage } from '#shared/help/help.ts';
import { fold } from '#shared/lib/fold.ts';

export interface FoundHelp {
  /** The address of the screen. */
  path: string;
  title: string;
  /** The sentence in which the words stand, or what the screen is for. */
  sentence: string;
}

interface Reader {
  user: { is_admin: Role };
  permissions: readonly Permission[];
}

/** The help of the screens that the reader may open, those with all the words in their title first. */
export function findHelp(search: string, { user, permissions }: Reader): readonly FoundHelp[] {
  const words = fold(search).split(/\s+/u).filter(Boolean).map(stem);
  if (words.length === 0) return [];
  const countIn = (text: string) => words.filter((word) => fold(text).includes(word)).length;
  const hasAll = (text: string) => countIn(text) === words.length;
  const found = screens
    .filter(({ permission }) => permission === 'session' || permissions.includes(permission))
    .flatMap((screen) => {
      const help = helpPages[screen.path];
      if (!help) return [];
      const title = help.title ?? screen.title;
      const sentences = listSentences(helpFor(help, user.is_admin));
      if (!hasAll([title, ...sentences].join(' '))) return [];
      const [sentence = ''] = sentences.toSorted((one, other) => countIn(other) - countIn(one));
      return [{ path: screen.path, title, sentence }];
    });
  return found.toSorted((one, other) => Number(hasAll(other.title)) - Number(hasAll(one.title)));
}

/** Without the ending of a case: "numer albumu" finds "numery albumów". */
function stem(word: string): string {
  if (word.length > 7) return word.slice(0, -2);
  return word.length > 5 ? word.slice(0, -1) : word;
}

const listSentences = ({ about, steps, marks, undone }: HelpPage): readonly string[] => [
  about,
  ...steps.map(({ name, how }) => `${name}. ${how}`),
  ...marks.map(({ sign, means }) => `${sign}: ${means}`),
  undone,
];
