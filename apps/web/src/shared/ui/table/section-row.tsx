import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './section-row.module.css';
import type { ModelRow } from './use-table-model.ts';

/** A part of a list that is in the order of its parts. */
export interface Section {
  /** Stays the same when its words change. */
  id: string;
  title: string;
  /** What the part comes to, beside the title. */
  details?: string | undefined;
}

interface PlacedRow {
  /** The part whose first row of the page this is. */
  begins: Section | undefined;
  isFolded: boolean;
}

export interface Sections {
  placeOf: (index: number) => PlacedRow;
  toggle: (id: string) => void;
}

/** Where the parts of a page begin, and which of them are folded. */
export function useSections<Row>(
  rows: readonly ModelRow<Row>[],
  sectionOf: ((row: Row) => Section) | undefined,
): Sections {
  const [folded, setFolded] = useState<readonly string[]>([]);
  const sectionAt = (index: number) => {
    const node = rows[index]?.original;
    return node?.kind === 'row' ? sectionOf?.(node.row) : undefined;
  };
  return {
    placeOf: (index) => {
      const section = sectionAt(index);
      return {
        begins: section?.id === sectionAt(index - 1)?.id ? undefined : section,
        isFolded: section !== undefined && folded.includes(section.id),
      };
    },
    toggle: (id) =>
      setFolded((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
  };
}

interface HeadingProps {
  place: PlacedRow;
  onToggle: (id: string) => void;
}

export function SectionRow({ place, onToggle, columnCount }: HeadingProps & { columnCount: number }) {
  return (
    place.begins && (
      <tr className={classes.row}>
        <th colSpan={columnCount} scope="colgroup">
          <Heading section={place.begins} isFolded={place.isFolded} onToggle={onToggle} />
        </th>
      </tr>
    )
  );
}

/** The same on a phone. */
export function SectionCard({ place, onToggle }: HeadingProps) {
  return (
    place.begins && (
      <li className={classes.card}>
        <Heading section={place.begins} isFolded={place.isFolded} onToggle={onToggle} />
      </li>
    )
  );
}

function Heading(props: { section: Section; isFolded: boolean; onToggle: (id: string) => void }) {
  const { section, isFolded, onToggle } = props;
  const { id, title, details } = section;
  return (
    <UnstyledButton className={classes.heading} aria-expanded={!isFolded} onClick={() => onToggle(id)}>
      <Icon of={isFolded ? IconChevronRight : IconChevronDown} size={16} />
      <strong>{title}</strong>
      {details !== undefined && <span> {details}</span>}
    </UnstyledButton>
  );
}
