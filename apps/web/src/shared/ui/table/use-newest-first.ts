import { useMemo, useState } from 'react';
import { listAt } from './list.ts';

/** A list of the newest first whose state is not kept in the address, since that belongs to the page around it. */
export function useNewestFirst() {
  const [address, setAddress] = useState(() => new URLSearchParams());
  return useMemo(() => listAt(address, newestFirst, setAddress), [address]);
}

const newestFirst = { sortKeys: ['date'], sortBy: 'date', sortDesc: true, filters: {} } as const;
