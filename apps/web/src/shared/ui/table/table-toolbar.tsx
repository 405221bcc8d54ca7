import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon.tsx';
import { SearchField } from './search-field.tsx';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';
import type { List } from './list.ts';

export interface ToolbarParts {
  /** What is searched: "Szukaj po nazwisku, e-mailu". `false` for a list without search. */
  search?: string | false | undefined;
  /** The screen's filter fields, one after another. */
  filters?: ReactNode;
  /** Buttons at the far end, such as a download of what is listed. */
  end?: ReactNode;
}

interface TableToolbarProps extends ToolbarParts {
  list: ToolbarList;
  phone: boolean;
}

export type ToolbarList = Pick<List, 'state' | 'filterCount' | 'setSearch' | 'clearFilters'>;

export function TableToolbar({ list, phone, search, filters, end }: TableToolbarProps) {
  if (search === false && filters === undefined && end === undefined) return null;
  return (
    <search className={classes['root']}>
      {search !== false && (
        <SearchField value={list.state.search} onChange={list.setSearch} placeholder={search} />
      )}
      {filters !== undefined &&
        (phone ? (
          <FilterSheet list={list}>{filters}</FilterSheet>
        ) : (
          <div className={classes['filters']}>{filters}</div>
        ))}
      {filters !== undefined && !phone && list.filterCount > 0 && (
        <Button variant="subtle" size="xs" leftSection={clearIcon} onClick={list.clearFilters}>
          {tableTexts.clearFilters}
        </Button>
      )}
      {end !== undefined && <div className={classes['end']}>{end}</div>}
    </search>
  );
}

function FilterSheet({ list, children }: { list: ToolbarList; children: ReactNode }) {
  const [opened, sheet] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        leftSection={<Icon of={IconAdjustmentsHorizontal} />}
        onClick={sheet.open}
      >
        {tableTexts.filters(list.filterCount)}
      </Button>
      <Drawer
        opened={opened}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        radius="lg"
        title={tableTexts.filtersTitle}
        classNames={{ content: classes['sheet'] ?? '', title: classes['sheetTitle'] ?? '' }}
      >
        <div className={classes['sheetFields']}>{children}</div>
        <div className={classes['sheetButtons']}>
          {list.filterCount > 0 && (
            <Button variant="default" leftSection={clearIcon} onClick={list.clearFilters}>
              {tableTexts.clearFilters}
            </Button>
          )}
          <Button onClick={sheet.close}>{tableTexts.showResults}</Button>
        </div>
      </Drawer>
    </>
  );
}

const clearIcon = <Icon of={IconX} size={16} />;
