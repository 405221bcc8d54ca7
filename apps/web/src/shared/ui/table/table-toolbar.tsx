import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { offerAddingSlot } from '#shared/ui/page/adding-slot.ts';
import { SearchField } from './search-field.tsx';
import classes from './table-toolbar.module.css';
import { tableTexts } from './table.texts.ts';
import type { List } from './list.ts';

export interface ToolbarParts {
  /** The screen's filter fields, one after another. */
  filters?: ReactNode;
  /** Buttons at the far end, such as a download of what is listed. */
  end?: ReactNode;
}

interface TableToolbarProps extends ToolbarParts {
  search: string | false | undefined;
  list: ToolbarList;
  phone: boolean;
}

export type ToolbarList = Pick<List, 'state' | 'filterCount' | 'setSearch' | 'clearFilters'>;

export function TableToolbar({ list, phone, search, filters, end }: TableToolbarProps) {
  if (search === false && filters === undefined && end === undefined) return null;
  return (
    <search className={classes.root}>
      {search !== false && (
        <SearchField value={list.state.search} onChange={list.setSearch} placeholder={search} />
      )}
      {filters !== undefined &&
        (phone ? (
          <PhoneFilters list={list}>{filters}</PhoneFilters>
        ) : (
          <div className={classes.filters}>{filters}</div>
        ))}
      {filters !== undefined && !phone && list.filterCount > 0 && (
        <Button variant="subtle" size="xs" leftSection={clearIcon} onClick={list.clearFilters}>
          {tableTexts.clearFilters}
        </Button>
      )}
      {phone && search !== false && <div ref={offerAddingSlot} className={classes.adding} />}
      {end !== undefined && <div className={classes.end}>{end}</div>}
    </search>
  );
}

/** On a phone the filters are behind a button, on a sheet that comes with its first opening. */
function PhoneFilters({ list, children }: { list: ToolbarList; children: ReactNode }) {
  const [opened, sheet] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="default"
        size={44}
        className={classes.filtersButton}
        aria-label={tableTexts.filters(list.filterCount)}
        data-count={list.filterCount > 0 ? list.filterCount : undefined}
        onClick={sheet.open}
      >
        <Icon of={IconAdjustmentsHorizontal} />
      </ActionIcon>
      <WhenOpened opened={opened}>
        <FilterSheet opened={opened} onClose={sheet.close} list={list}>
          {children}
        </FilterSheet>
      </WhenOpened>
    </>
  );
}

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((file) => file.FilterSheet));
const clearIcon = <Icon of={IconX} size={16} />;
