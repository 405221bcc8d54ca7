import type { ReactNode } from 'react';
import type { RowAction } from './column.ts';
import { InlineCheckbox, isOpened, isTicked, MoreToggle } from './inline-group-row.tsx';
import { RowActionsMenu } from './row-actions.tsx';
import classes from './row-card.module.css';
import type { ModelRow } from './use-table-model.ts';

interface InlineGroupCardProps<Row, Group> {
  modelRow: ModelRow<Row, Group>;
  name: string;
  /** The first row of the group in words. */
  rowName: string;
  /** The group with its first row, and the button that opens the other rows where there are some. */
  card: (toggle: ReactNode) => ReactNode;
  selectable: boolean;
  actions: readonly RowAction[];
  /** What the group says besides, once it is open. */
  below: ReactNode;
  /** The other rows, as tiles. */
  children: ReactNode;
}

/** A group and its first row on one card of a phone. */
export function InlineGroupCard<Row, Group>(props: InlineGroupCardProps<Row, Group>) {
  const { modelRow, name, rowName, card, selectable, actions, below, children } = props;
  return (
    <li className={classes.card} data-selected={isTicked(modelRow) || undefined}>
      {selectable && (
        <div className={classes.check}>
          <InlineCheckbox modelRow={modelRow} name={name} rowName={rowName} />
        </div>
      )}
      <div className={classes.body}>
        <div className={classes.menu}>
          <RowActionsMenu actions={actions} rowName={rowName} />
        </div>
        {card(<MoreToggle modelRow={modelRow} name={name} />)}
        {isOpened(modelRow) && (
          <>
            <ul className={classes.tiles} aria-label={name}>
              {children}
            </ul>
            {below}
          </>
        )}
      </div>
    </li>
  );
}
