import type { Answer } from './client.ts';

/** Two writers have read the same version: one wins, the other is refused and told the row as the winner left it. */
export const oneWins = {
  statuses: [200, 409],
  code: 'record/stale',
  told: { version: 2, asTheWinnerLeftIt: true },
};

/** How two writers of one row came off, to be compared with `oneWins`; both wrote the field. */
export const judgeRace = <Body extends object>(
  answers: readonly Answer<Body>[],
  field: keyof Body & string,
) => {
  const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
  const current = (loser?.error.details?.['current'] ?? {}) as Partial<Body> & { version?: number };
  return {
    winner,
    loser,
    statuses: [winner?.status, loser?.status],
    code: loser?.error.code,
    told: { version: current.version, asTheWinnerLeftIt: current[field] === winner?.body[field] },
  };
};
