interface Difference {
  before: string;
  /** Empty where the other text has all of this one. */
  different: string;
  after: string;
}

/** The part of a text that another one does not have: all but the common words at the beginning and end. */
export function splitDifference(text: string, other: string): Difference {
  const [words, others] = [splitPieces(text), splitPieces(other)];
  const most = Math.min(words.length, others.length);
  const start = countEqual(words, others, most);
  const end = countEqual(words.toReversed(), others.toReversed(), most - start);
  const middle = words.slice(start, words.length - end).join('');
  const [, lead = '', different = '', trail = ''] = /^(\s*)(.*?)(\s*)$/su.exec(middle) ?? [];
  return {
    before: words.slice(0, start).join('') + lead,
    different,
    after: trail + words.slice(words.length - end).join(''),
  };
}

/** Words, and what stands between them; a day is its three numbers. */
const splitPieces = (text: string): readonly string[] =>
  text.split(/([\s.]+)/u).filter((piece) => piece !== '');

function countEqual(one: readonly string[], other: readonly string[], most: number): number {
  const differs = one.slice(0, most).findIndex((piece, index) => piece !== other[index]);
  return differs === -1 ? most : differs;
}
