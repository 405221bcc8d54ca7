import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import type { Selection } from './column.ts';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';

interface BulkBarProps<Row> {
  selection: Selection<Row>;
  onClear: () => void;
}

/** Replaces the toolbar while rows are selected; dangerous actions come last. */
export function BulkBar<Row>({ selection, onClear }: BulkBarProps<Row>) {
  const actions = selection.actions.toSorted(
    (one, other) => Number(one.danger ?? false) - Number(other.danger ?? false),
  );
  return (
    <div className={classes.bulk}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={tableTexts.clearSelection}
        onClick={onClear}
      >
        <Icon of={IconX} size={19} />
      </ActionIcon>
      <span className={classes.count}>{selection.words ?? tableTexts.selected(selection.rows.length)}</span>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.main === true ? 'filled' : 'default'}
          size="xs"
          leftSection={action.icon && <Icon of={action.icon} size={iconSizes.small} />}
          className={action.danger === true ? classes.danger : undefined}
          onClick={() => action.onClick(selection.rows)}
        >
          {action.label}
        </Button>
      ))}
    </div>
  );
}
