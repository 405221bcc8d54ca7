import { useState } from 'react';
import type { Selection } from './column.ts';

/** The rows chosen in a list; with actions on them, its `selection`. */
export interface Selected<Row> extends Pick<Selection<Row>, 'rows' | 'onChange'> {
  clear: () => void;
}

export function useSelected<Row>(): Selected<Row> {
  const [rows, onChange] = useState<readonly Row[]>([]);
  return { rows, onChange, clear: () => onChange([]) };
}
