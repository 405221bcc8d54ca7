import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import type { EntryRow, OpenEntry } from '#shared/ui/entry/entry.ts';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { readyActions, RowActions } from '#shared/ui/table/row-actions.tsx';
import classes from './kept-texts.module.css';

export type OpenKeptText<Row extends EntryRow> = { kind: 'list' } | OpenEntry<Row>;

interface KeptTextsProps<Row extends EntryRow> extends Pick<Dialogs<OpenKeptText<Row>>, 'of' | 'show'> {
  rows: readonly Row[];
  /** The name of a text and the words under it. */
  inWords: (row: Row) => { readonly name: string; readonly words: string };
  texts: { readonly title: string; readonly none: string; readonly add: string };
}

/** Texts that the secretariat shares, each to be changed or deleted. */
export function KeptTexts<Row extends EntryRow>(props: KeptTextsProps<Row>) {
  const { rows, inWords, texts, of, show } = props;
  const list = of('list');
  return (
    <Dialog opened={list.opened} onClose={list.close} title={texts.title}>
      {rows.length === 0 && <p>{texts.none}</p>}
      <ul className={classes.rows}>
        {rows.map((row) => {
          const { name, words } = inWords(row);
          return (
            <li key={row.id} className={classes.row}>
              <span className={classes.words}>
                <strong>{name}</strong>
                <span>{words}</span>
              </span>
              <RowActions
                rowName={name}
                actions={[
                  { ...readyActions.edit, onClick: () => show({ kind: 'form', row }) },
                  { ...readyActions.delete, onClick: () => show({ kind: 'remove', rows: [row] }) },
                ]}
              />
            </li>
          );
        })}
      </ul>
      <FormActions>
        <Button leftSection={<Icon of={IconPlus} />} onClick={() => show({ kind: 'form' })}>
          {texts.add}
        </Button>
      </FormActions>
    </Dialog>
  );
}
