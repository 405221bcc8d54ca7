import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Selection } from './column.ts';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  onClear: () => void;
}

/** Stands in the toolbar's place while rows are selected; what destroys comes last. */
export function BulkBar<Row>({ selection, onClear }: BulkBarProps<Row>) {
  const actions = selection.actions.toSorted(
    (one, other) => Number(one.danger ?? false) - Number(other.danger ?? false),
  );
  return (
    <div className={classes['bulk']}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={tableTexts.clearSelection}
        onClick={onClear}
      >
        <IconX size={19} stroke={1.75} />
      </ActionIcon>
      <span className={classes['count']}>{tableTexts.selected(selection.rows.length)}</span>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="default"
          size="xs"
          leftSection={action.icon}
          className={action.danger === true ? classes['danger'] : undefined}
          onClick={() => action.onClick(selection.rows)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
