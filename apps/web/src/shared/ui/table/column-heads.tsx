import type { ReactNode } from 'react';

interface ColumnHeadsProps {
  names: readonly string[];
  /** Further heads after them. */
  children?: ReactNode;
}

/** The head of a plain table, one that is neither sorted nor paged. */
export const ColumnHeads = ({ names, children }: ColumnHeadsProps) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      {children}
    </tr>
  </thead>
);
