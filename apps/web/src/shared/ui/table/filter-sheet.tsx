import { Button, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOpenDialog } from '#shared/ui/dialog/use-open-dialog.ts';
import type { ToolbarList } from './table-toolbar.tsx';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';

interface FilterSheetProps {
  opened: boolean;
  onClose: () => void;
  list: ToolbarList;
  /** The screen's filter fields. */
  children: ReactNode;
}

export function FilterSheet({ opened, onClose, list, children }: FilterSheetProps) {
  useOpenDialog(opened, onClose);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="bottom"
      size="auto"
      radius="lg"
      title={tableTexts.filtersTitle}
      classNames={{ content: classes.sheet, title: classes.sheetTitle }}
    >
      <div className={classes.sheetFields}>{children}</div>
      <div className={classes.sheetButtons}>
        {list.filterCount > 0 && (
          <Button
            variant="default"
            leftSection={<IconX size={16} stroke={1.75} />}
            onClick={list.clearFilters}
          >
            {tableTexts.clearFilters}
          </Button>
        )}
        <Button onClick={onClose}>{tableTexts.showResults}</Button>
      </div>
    </Drawer>
  );
}
