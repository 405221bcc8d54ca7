import type { MeasuredList, SearchWords } from './lists.ts';
import type { RawInput } from '../client.ts';

/** One request that is measured at both scales. */
export interface Case {
  list: MeasuredList;
  name: string;
  kind: 'first' | 'sorted' | 'searched' | 'deep' | 'whole';
  /** `lastPage` is that of the list at the scale that is asked. */
  input: (lastPage: number) => RawInput;
}

/** As many as a list gives unless told. */
export const itemsPerPage = 10;

/** A first page, each order both ways, the deepest page, and each kind of word; a list without pages as it is. */
export function listCases(list: MeasuredList): Case[] {
  const { sortKeys, words } = list;
  const asked = (query: Record<string, unknown>): RawInput => ({
    params: list.params,
    query: { ...list.query, ...query },
  });
  if (!sortKeys) return [{ list, kind: 'whole', name: 'whole', input: () => asked({}) }];
  const sorted = sortKeys.flatMap((sortBy) =>
    [false, true].map((sortDesc): Case => {
      const name = `by ${sortBy}${sortDesc ? ', descending' : ''}`;
      return { list, kind: 'sorted', name, input: () => asked({ page: 1, sortBy, sortDesc }) };
    }),
  );
  const deep = sortKeys.map((sortBy): Case => ({
    list,
    kind: 'deep',
    name: `deep by ${sortBy}`,
    input: (lastPage) => asked({ page: lastPage, sortBy }),
  }));
  return [
    { list, kind: 'first', name: 'first', input: () => asked({ page: 1 }) },
    ...sorted,
    ...deep,
    ...(words ? searches(list, words, asked) : []),
  ];
}

function searches(
  list: MeasuredList,
  words: SearchWords,
  asked: (query: Record<string, unknown>) => RawInput,
): Case[] {
  return Object.entries(words).map(([kind, search]) => ({
    list,
    kind: 'searched',
    name: `${kind} word "${search}"`,
    input: () => asked({ page: 1, search }),
  }));
}

/** How much more a request may cost at a hundredfold. */
export function limitOf({ kind }: Case): number {
  return kind === 'deep' ? 3 : 1.5;
}

export function labelOf({ route, filter }: MeasuredList): string {
  return filter === undefined ? route.path : `${route.path} (${filter})`;
}
