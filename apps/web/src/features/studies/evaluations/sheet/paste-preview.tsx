import { Fragment } from 'react';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { nameRow, PastedOutcome, PastedPerson, type PasteRowProps } from './paste-outcome.tsx';
import type { Meaning } from './pasted-block.ts';
import type { PastedRow, PastedStudent } from './pasted-rows.ts';
import classes from './paste.module.css';
import { PhoneColumns, type DescribedColumn } from './phone-columns.tsx';
import { pasteTexts as texts } from './sheet.texts.ts';
import type { Pasted } from './use-pasted.ts';

export interface RowGroup {
  key: string;
  title: string;
  rows: readonly PastedRow[];
}

interface PastePreviewProps {
  pasted: Pasted;
  students: readonly PastedStudent[];
  groups: readonly RowGroup[];
}

/** Every pasted row with what becomes of it; what has to be looked at comes first. */
export function PastePreview(props: PastePreviewProps) {
  return usePhone() ? <Cards {...props} /> : <Table {...props} />;
}

const meanings = (['skip', 'person', 'album', 'grade'] as const).map((value) => ({
  value,
  label: texts.meanings[value],
}));

function describeColumns({ pasted }: Pick<PastePreviewProps, 'pasted'>): DescribedColumn[] {
  return pasted.columns.map(({ heading }, index) => {
    const name = heading || texts.column(index + 1);
    const meaning = pasted.meanings[index] ?? 'skip';
    return {
      name,
      meaning,
      control: (
        <>
          <SelectControl
            label={texts.meaningOf(name)}
            labelHidden
            choices={meanings}
            value={meaning}
            onChange={(chosen) => chosen && pasted.mean(index, chosen)}
          />
          <div className={classes.quiet}>{tellColumn(meaning, index, pasted.rows)}</div>
        </>
      ),
    };
  });
}

/** How much of a column could be used, or why it is skipped. */
const tellColumn = (meaning: Meaning, index: number, rows: readonly PastedRow[]): string => {
  const { told } = texts;
  const isRead = ({ outcome }: PastedRow) => outcome !== 'unreadable' && outcome !== 'no-such-grade';
  if (meaning === 'person') return told.people(rows.filter(({ eid }) => eid !== null).length, rows.length);
  if (meaning === 'grade') return told.read(rows.filter(isRead).length, rows.length);
  return meaning === 'album'
    ? told.confirms
    : tellSkipped(rows.map(({ cells }) => cells[index]?.trim() ?? ''));
};

const tellSkipped = (cells: readonly string[]): string => {
  const numbers = cells
    .filter((cell) => /^\d+(?:[.,]\d+)?$/u.test(cell))
    .map((cell) => Number(cell.replace(',', '.')));
  if (numbers.length < 2) return '';
  const isRising = numbers.every((number, place) => place === 0 || number === (numbers[place - 1] ?? 0) + 1);
  return isRising ? texts.told.ordinals : texts.told.upTo(String(Math.max(...numbers)).replace('.', ','));
};

function Table({ pasted, students, groups }: PastePreviewProps) {
  const columns = describeColumns({ pasted });
  return (
    <div className={classes.preview}>
      <table className={classes.table} aria-label={texts.preview}>
        <thead>
          <tr>
            {columns.map(({ name, meaning, control }) => (
              <td key={name} data-meaning={meaning}>
                {control}
              </td>
            ))}
            <td colSpan={2}>{'\u00a0'}</td>
          </tr>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className={classes.found}>
              {texts.columns.person}
            </th>
            <th scope="col">{texts.columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, title, rows }) => (
            <Fragment key={key}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <TableRow key={row.index} row={row} students={students} pasted={pasted} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow(props: PasteRowProps) {
  const { row, pasted } = props;
  return (
    <tr>
      {row.cells.map((cell, index) => {
        const meaning = pasted.meanings[index] ?? 'skip';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
          <td key={index} data-meaning={meaning} data-wrong={isWrong(meaning, row) || undefined}>
            {cell}
          </td>
        );
      })}
      <td className={classes.found}>
        <PastedPerson {...props} />
      </td>
      <td>
        <PastedOutcome {...props} />
      </td>
    </tr>
  );
}

const isWrong = (meaning: Meaning, { outcome }: PastedRow): boolean =>
  (meaning === 'grade' && (outcome === 'unreadable' || outcome === 'no-such-grade')) ||
  (meaning === 'person' && outcome === 'stranger');

function Cards({ pasted, students, groups }: PastePreviewProps) {
  const columns = describeColumns({ pasted });
  return (
    <>
      <PhoneColumns columns={columns} />
      {groups.map(({ key, title, rows }) => (
        <section key={key} aria-label={title}>
          <h3 className={classes.groupTitle}>{title}</h3>
          <ul className={classes.cards}>
            {rows.map((row) => (
              <li key={row.index}>
                <div className={classes.pastedWords}>{nameRow(row)}</div>
                <PastedPerson row={row} students={students} pasted={pasted} />
                <PastedOutcome row={row} students={students} pasted={pasted} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
