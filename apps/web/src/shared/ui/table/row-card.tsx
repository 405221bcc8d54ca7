import { Checkbox } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import type { Column, RowAction } from './column.ts';
import { OpenerOfCard, RowActionsMenu } from './row-actions.tsx';
import classes from './row-card.module.css';
import { tableTexts } from './table.texts.ts';
import type { ModelRow } from './use-table-model.ts';

interface RowCardProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  name: string;
  selectable: boolean;
  actions: readonly RowAction[];
  /** It is worked on. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A row on a phone. */
export function RowCard<Row, Group>({
  modelRow,
  name,
  selectable,
  actions,
  current,
  children,
}: RowCardProps<Row, Group>) {
  const selected = modelRow.getIsSelected();
  return (
    <li className={classes.card} data-selected={selected || undefined} aria-current={current || undefined}>
      {selectable && (
        <Checkbox
          className={classes.check}
          aria-label={tableTexts.selectRow(name)}
          checked={selected}
          onChange={modelRow.getToggleSelectedHandler()}
        />
      )}
      <div className={classes.body}>
        <div className={classes.menu}>
          <RowActionsMenu actions={actions} rowName={name} />
        </div>
        {children}
      </div>
      <OpenerOfCard actions={actions} />
    </li>
  );
}

/** The card of a list that brings none of its own: the first column as its name, the others with their headings. */
export function PlainCard<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const [first, ...others] = columns;
  return (
    <>
      <div className={classes.name}>{first?.cell(row)}</div>
      <dl className={classes.values}>
        {others.map((column) => (
          <div key={column.id} className={classes.value}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A contact line of a card: icon and words. */
export function CardLine({ icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <div className={classes.line}>
      <span className={classes.lineIcon}>
        <Icon of={icon} size={iconSizes.small} />
      </span>
      <span className={classes.lineWords}>{children}</span>
    </div>
  );
}

export function CardChips({ children }: { children: ReactNode }) {
  return <div className={classes.chips}>{children}</div>;
}
