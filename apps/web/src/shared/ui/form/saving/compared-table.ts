import { get, type FieldValues } from 'react-hook-form';
import { isSame, type ComparedSides, type ComparedTable } from './conflict.ts';

interface TableRules {
  /** The field that holds the rows by their keys, `{ [field]: { [key]: row } }`. */
  field: string;
  /** Cells that are merged without a question: the values of this side stay. */
  quiet: readonly string[];
  /** A row that was deleted there, as one to be added. Undefined when it was to be deleted here too. */
  revive: (row: FieldValues) => FieldValues | undefined;
}

/** Apart from the conflict itself, which every form loads. */
export const compareTable = ({ field, quiet, revive }: TableRules): ComparedTable => {
  const isCell = (name: string) => name.startsWith(`${field}.`);
  return {
    isAskedAbout: (name, theirs) =>
      !isCell(name) || (name in theirs && !quiet.some((cell) => name.endsWith(`.${cell}`))),
    isOfMissingRow: (name, newer) =>
      isCell(name) && get(newer, name.slice(0, name.lastIndexOf('.'))) === undefined,
    findRowsToKeep: (sides) => findRowsToKeep(field, revive, sides),
  };
};

/** New rows stay, and such as were changed here and deleted there. */
function findRowsToKeep(
  field: string,
  revive: TableRules['revive'],
  { before, newer, current }: ComparedSides,
) {
  const nameRow = (key: string) => `${field}.${key}`;
  const here: Record<string, FieldValues> = structuredClone(get(current, field)); // rows by their keys
  const missing = Object.entries(here).filter(([key]) => get(newer, nameRow(key)) === undefined);
  const added = missing.filter(([key]) => get(before, nameRow(key)) === undefined);
  const revived = missing.flatMap(([key, row]) => {
    const read: unknown = get(before, nameRow(key));
    const kept = read === undefined || isSame(row, read) ? undefined : revive(row);
    return kept ? [[key, kept] as const] : [];
  });
  return {
    kept: [...added, ...revived].map(([key, row]) => [nameRow(key), row] as const),
    revived: revived.map(([key]) => nameRow(key)),
  };
}
