import { useState } from 'react';
import { readBlock, type Meaning } from './pasted-block.ts';
import { judgeRows, type Mended, type PastedRow, type PastedStudent } from './pasted-rows.ts';

/** Pasted cells, the detected meaning of their columns, and manual corrections. */
export function usePasted(pasted: string, from: number, students: readonly PastedStudent[]) {
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<Readonly<Record<number, Meaning>>>({});
  const [mended, setMended] = useState<Readonly<Record<number, Mended>>>({});
  const block = readBlock(text);
  const meanings = block.columns.map(({ meaning }, index) => chosen[index] ?? meaning);
  const rows = text.trim() === '' ? [] : judgeRows(block, { meanings, students, from, mended });
  return {
    text,
    columns: block.columns,
    meanings,
    hasHead: block.columns.some(({ heading }) => heading !== ''),
    rows,
    read: (typed: string) => {
      setText(typed);
      setChosen({});
      setMended({});
    },
    /** One column at most has the grades, and one the album numbers. */
    mean: (column: number, meaning: Meaning) => {
      const others = meanings.map((other) =>
        other === meaning && (meaning === 'grade' || meaning === 'album') ? 'skip' : other,
      );
      setChosen(Object.fromEntries(others.with(column, meaning).entries()));
      setMended({});
    },
    mend: ({ index }: PastedRow, change: Mended) =>
      setMended({ ...mended, [index]: { ...mended[index], ...change } }),
  };
}
export type Pasted = ReturnType<typeof usePasted>;

/** What has to be looked at comes first. */
export const groupRows = (rows: readonly PastedRow[]) => ({
  toCheck: rows.filter(({ outcome }) => !['insert', 'same', 'empty'].includes(outcome)),
  ready: rows.filter(({ outcome }) => outcome === 'insert'),
  other: rows.filter(({ outcome }) => outcome === 'same' || outcome === 'empty'),
});
