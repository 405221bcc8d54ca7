import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { bankRowsQuery } from '#data/money/bank-reports.ts';
import type { Queue } from './use-queue.ts';

interface Question {
  row: BankRowItem;
  /** The report that asks, and its file. */
  report: number;
  fileName: string;
}

export interface Questions {
  shown: Question | undefined;
  /** Counted from 1. */
  number: number;
  count: number;
  queue: Pick<Queue, 'focused' | 'move' | 'arrival'>;
}

/** The payments of these reports that look like others, one after another. */
export function useQuestions(reports: readonly { id: number; file_name: string }[]): Questions {
  const answers = useQueries({
    queries: reports.map(({ id }) => bankRowsQuery(id, { page: 1, itemsPerPage: 50, state: 'asked' })),
  });
  const [place, setPlace] = useState({ at: 0, byHand: false });
  const asked = reports.flatMap(({ id, file_name }, index) =>
    (answers[index]?.data?.items ?? []).map((row) => ({ row, report: id, fileName: file_name })),
  );
  const at = asked.length === 0 ? 0 : place.at % asked.length;
  return {
    shown: asked[at],
    number: at + 1,
    count: asked.length,
    queue: {
      focused: place.byHand,
      arrival: false,
      move: (step) => setPlace({ at: at + step + asked.length, byHand: true }),
    },
  };
}
