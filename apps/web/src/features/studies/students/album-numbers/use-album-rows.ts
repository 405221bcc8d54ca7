import { albumNumberRoutes as routes } from '@indeks/contract/studies/students/album-numbers.routes';
import type { AlbumRow, JudgedAlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { useState } from 'react';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';

/** A line of the file under the number it has there, with what it comes to. */
export interface NumberedRow extends Omit<JudgedAlbumRow, 'line'> {
  readonly line: number;
}

type Field = 'email' | 'album_nr' | 'album_nr_2';

/** The rows that are verified: corrected here, judged by the server. */
export function useAlbumRows(read: readonly JudgedAlbumRow[]) {
  const [rows, setRows] = useState(() =>
    read.map((row, index): NumberedRow => ({ ...row, line: row.line ?? index + 1 })),
  );
  const [changed, setChanged] = useState(false);
  const judge = useAction(async (asked: readonly NumberedRow[]) => {
    const { items } = await call(routes.check, { body: asked.map(toSent) });
    const judged = new Map(asked.map((row, index) => [row.line, items[index]]));
    // What was typed meanwhile is judged by the next call.
    setRows((current) => current.map((row) => withJudgement(row, judged.get(row.line))));
  });
  const correct = (line: number, field: Field, value: string) => {
    setChanged(true);
    const other = field === 'email' ? { enrolment: null } : {};
    setRows((current) =>
      current.map((row) => (row.line === line ? { ...row, ...other, [field]: value } : row)),
    );
  };
  /** Which of a person's enrolments a line is of. Another address is another person. */
  const choose = (chosen: ReadonlyMap<number, number>) => {
    const next = rows.map((row) => ({ ...row, enrolment: chosen.get(row.line) ?? row.enrolment }));
    setRows(next);
    judge.mutate(next);
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
  return { rows, correct, choose, judgeAgain, skip, judging: judge.isPending, failure: judge.error };
}

export const toSent = ({
  email,
  album_nr,
  album_nr_2,
  line,
  enrolment,
  course,
  intake,
}: NumberedRow): AlbumRow => ({
  email,
  album_nr,
  album_nr_2,
  line,
  ...(enrolment !== undefined && { enrolment }),
  ...(course !== undefined && { course }),
  ...(intake !== undefined && { intake }),
});

const withJudgement = (row: NumberedRow, judged: JudgedAlbumRow | undefined): NumberedRow => {
  if (!judged) return row;
  const { state, faulty, holder, student, lines } = judged;
  return { ...row, state, faulty, holder, student, lines };
};
