import { albumNumberRoutes as routes } from '@indeks/contract/students/album-numbers.routes';
import type { AlbumRow, JudgedAlbumRow } from '@indeks/contract/students/album-numbers.schemas';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';

/** A line of the file under the number it had there, with what it comes to. */
export interface NumberedRow extends JudgedAlbumRow {
  readonly line: number;
}

type Field = keyof AlbumRow;

/** The rows that are verified: corrected here, judged by the server. */
export function useAlbumRows(read: readonly JudgedAlbumRow[]) {
  const [rows, setRows] = useState(() =>
    read.map((row, index): NumberedRow => ({ ...row, line: index + 1 })),
  );
  const [changed, setChanged] = useState(false);
  const judge = useAction(async (asked: readonly NumberedRow[]) => {
    const { items } = await call(routes.check, { body: asked.map(toSent) });
    const judged = new Map(asked.map((row, index) => [row.line, items[index]]));
    // What was typed meanwhile is judged by the next call.
    setRows((current) => current.map((row) => withJudgement(row, judged.get(row.line), asked)));
  });
  const correct = (line: number, field: Field, value: string) => {
    setChanged(true);
    setRows((current) => current.map((row) => (row.line === line ? { ...row, [field]: value } : row)));
  };
  const judgeAgain = () => {
    if (changed && rows.length > 0) judge.mutate(rows);
    setChanged(false);
  };
  const skip = (line: number) => {
    const others = rows.filter((row) => row.line !== line);
    setRows(others);
    if (others.length > 0) judge.mutate(others);
  };
  return { rows, correct, judgeAgain, skip, judging: judge.isPending, failure: judge.error };
}

export const toSent = ({ email, album_nr, album_nr_2 }: AlbumRow): AlbumRow => ({
  email,
  album_nr,
  album_nr_2,
});

const withJudgement = (
  row: NumberedRow,
  judged: JudgedAlbumRow | undefined,
  asked: readonly NumberedRow[],
): NumberedRow => {
  if (!judged) return row;
  const { state, faulty, holder, student } = judged;
  // The server counts the lines that it was sent; those that were skipped are left out of them.
  const lines = judged.lines.flatMap((place) => asked[place - 1]?.line ?? []);
  return { ...row, state, faulty, holder, student, lines };
};
