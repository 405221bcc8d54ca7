import { NativeSelect, Pagination, Switch } from '@mantine/core';
import { useId } from 'react';
import type { PluralForms } from '#shared/lib/plural.ts';
import { Key } from '#shared/ui/page/key.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { pageRangeText } from './count-text.ts';
import { defaultItemsPerPage, itemsPerPageChoices, lastPageOf } from './list-state.ts';
import type { ItemsPerPage } from './list-state.ts';
import classes from './table-foot.module.css';
import { tableTexts } from './table.texts.ts';
import type { List } from './list.ts';

export interface TableFootProps {
  list: Pick<List, 'state' | 'setPage' | 'setItemsPerPage'>;
  total: number;
  capped: boolean;
  noun: PluralForms;
  /** Low rows, where the list has high ones. */
  dense?: { on: boolean; onChange: (on: boolean) => void } | undefined;
}

export function TableFoot({ list, total, capped, noun, dense }: TableFootProps) {
  const { page, itemsPerPage } = list.state;
  const selectId = useId();
  const phone = usePhone();
  return (
    <div className={classes.root}>
      <div className={classes.range}>{pageRangeText({ page, itemsPerPage, total, capped }, noun)}</div>
      {!phone && (
        <div className={classes.keys} aria-hidden>
          {tableTexts.keys.map(([keys, does]) => (
            <span key={does}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}{' '}
              {does}
            </span>
          ))}
        </div>
      )}
      {dense && (
        <Switch
          size="xs"
          label={tableTexts.dense}
          checked={dense.on}
          onChange={(event) => dense.onChange(event.currentTarget.checked)}
        />
      )}
      <div className={classes.size}>
        <label htmlFor={selectId}>{tableTexts.rowsPerPage}</label>
        <NativeSelect
          id={selectId}
          className={classes.select}
          size="xs"
          data={itemsPerPageChoices.map(String)}
          value={String(itemsPerPage)}
          onChange={(event) => list.setItemsPerPage(choiceOf(event.currentTarget.value))}
        />
      </div>
      <nav aria-label={tableTexts.pages}>
        <Pagination
          classNames={{ control: classes.page, dots: classes.page }}
          value={page}
          total={lastPageOf(total, itemsPerPage)}
          onChange={list.setPage}
          // A phone has room for seven buttons in a row.
          siblings={phone ? 0 : 1}
        />
      </nav>
    </div>
  );
}

const choiceOf = (text: string): ItemsPerPage =>
  itemsPerPageChoices.find((choice) => String(choice) === text) ?? defaultItemsPerPage;
