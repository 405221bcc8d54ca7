import { fold } from './fold.ts';

/** A stretch of a text, and whether it is one of the words that were searched. */
export interface TextPart {
  text: string;
  matches: boolean;
}

/** The text cut where the searched words begin and end; case and Polish marks do not count. */
export function findMatches(text: string, search: string): readonly TextPart[] {
  const letters = [...new Intl.Segmenter('pl').segment(text)].map(({ segment }) => segment);
  const folded = letters.map((letter) => fold(letter));
  const marked = letters.map(() => false);
  for (const word of fold(search).split(/\s+/u).filter(Boolean))
    for (let at = 0; at < letters.length; at += 1) markWord(folded, marked, at, word);
  return joinAlike(letters, marked);
}

/** Marks the letters from `at` on that make the word, if they do. */
function markWord(folded: readonly string[], marked: boolean[], at: number, word: string): void {
  let end = at;
  let read = '';
  while (end < folded.length && read.length < word.length) {
    read += folded[end];
    end += 1;
  }
  if (read === word) marked.fill(true, at, end);
}

function joinAlike(letters: readonly string[], marked: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const [at, letter] of letters.entries()) {
    const matches = marked[at] === true;
    const last = parts.at(-1);
    if (last?.matches === matches) last.text += letter;
    else parts.push({ text: letter, matches });
  }
  return parts;
}
