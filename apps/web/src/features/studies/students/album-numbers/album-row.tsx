import type { AlbumRow as Row, AlbumState } from '@indeks/contract/students/album-numbers.schemas';
import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './album-numbers.module.css';
import { albumTexts as texts } from './album-numbers.texts.ts';
import type { NumberedRow } from './use-album-rows.ts';

export const tones: Record<AlbumState, ChipTone> = {
  new: 'ok',
  changed: 'info',
  same: 'neutral',
  missing: 'error',
  doubled: 'error',
  wrong: 'error',
};

interface AlbumRowProps {
  row: NumberedRow;
  onCorrect: (field: keyof Row, value: string) => void;
  /** A field was left: what was typed is to be judged. */
  onLeave: () => void;
  onSkip: () => void;
}

/** One line of the file: whom it names, its numbers, and what it comes to. */
export function AlbumRow({ row, onCorrect, onLeave, onSkip }: AlbumRowProps) {
  const field = (name: keyof Row, label: string) => (
    <TextInput
      className={classes[name] ?? ''}
      aria-label={texts.cell(label, row.line)}
      placeholder={label}
      value={row[name]}
      error={row.faulty === name}
      maxLength={name === 'email' ? 254 : 40}
      autoComplete="off"
      onChange={(event) => onCorrect(name, event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
  return (
    <li className={classes['row']}>
      <span className={classes['line']}>{row.line}</span>
      {field('email', texts.columns.email)}
      {field('album_nr', texts.columns.album)}
      {field('album_nr_2', texts.columns.second)}
      <div className={classes['result']}>
        <StatusChip tone={tones[row.state]}>{texts.states[row.state]}</StatusChip>
        <span className={classes['about']}>{explain(row)}</span>
      </div>
      <QuietAction
        className={classes['skip'] ?? ''}
        icon={IconX}
        label={texts.skip(row.line)}
        size={28}
        onClick={onSkip}
      />
    </li>
  );
}

/** Whom the row is about, and why it cannot be saved. */
const explain = ({ state, faulty, student, holder, lines }: NumberedRow): string => {
  if (!student) return texts.notFound;
  const whom = `${student.name}, ${texts.intake(student.date)}`;
  if (state === 'doubled')
    return [whom, holder && texts.holder(holder), lines.length > 0 && texts.sameLines(lines)]
      .filter(Boolean)
      .join(' · ');
  if (state === 'wrong') {
    const isExtra = faulty === 'album_nr_2' && student.courses.length === 1;
    return `${whom} · ${isExtra ? texts.onlyOneCourse : texts.wrongNumber}`;
  }
  const before = student.courses.map(({ album_nr }) => album_nr ?? texts.none).join(', ');
  return state === 'changed' ? `${whom} · ${texts.before(before)}` : whom;
};
