import classes from './section-row.module.css';
import type { ModelRow } from './use-table-model.ts';

interface Heading {
  /** Undefined in the middle of a part. */
  heading: string | undefined;
}

/** The heading that stands above a row: that of its part, where the part begins. */
export function readSection<Row>(
  rows: readonly ModelRow<Row>[],
  index: number,
  nameOf: ((row: Row) => string) | undefined,
): Heading {
  const nameAt = (at: number) => {
    const node = rows[at]?.original;
    return node?.kind === 'row' ? nameOf?.(node.row) : undefined;
  };
  const heading = nameAt(index);
  return { heading: heading === nameAt(index - 1) ? undefined : heading };
}

export function SectionRow({ heading, columnCount }: Heading & { columnCount: number }) {
  if (heading === undefined) return null;
  return (
    <tr className={classes.row}>
      <th colSpan={columnCount} scope="colgroup">
        {heading}
      </th>
    </tr>
  );
}

/** The same on a phone. */
export function SectionCard({ heading }: Heading) {
  return heading !== undefined && <li className={classes.card}>{heading}</li>;
}
