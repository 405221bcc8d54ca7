import type { AlbumState } from '@indeks/contract/studies/students/album-numbers.schemas';
import { IconX } from '@tabler/icons-react';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
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
  choose: 'warning',
  doubled: 'error',
  wrong: 'error',
};

type Field = 'email' | 'album_nr' | 'album_nr_2';

interface AlbumRowProps {
  row: NumberedRow;
  onCorrect: (field: Field, value: string) => void;
  onChoose: (enrolment: number) => void;
  /** A field was left: what was typed is to be judged. */
  onLeave: () => void;
  onSkip: () => void;
}

/** One line of the file: whom it names, its numbers, and what it comes to. */
export function AlbumRow({ row, onCorrect, onChoose, onLeave, onSkip }: AlbumRowProps) {
  const field = (name: Field, label: string) => (
    <TextControl
      className={name === 'email' ? classes.email : ''}
      label={texts.cell(label, row.line)}
      labelHidden
      placeholder={label}
      value={row[name]}
      error={row.faulty === name}
      maxLength={name === 'email' ? 254 : 40}
      autoComplete="off"
      onChange={(value) => onCorrect(name, value)}
      onBlur={onLeave}
    />
  );
  return (
    <li className={classes.row}>
      <span className={classes.line}>{row.line}</span>
      {field('email', texts.columns.email)}
      {field('album_nr', texts.columns.album)}
      {field('album_nr_2', texts.columns.second)}
      <div className={classes.result}>
        <StatusChip tone={tones[row.state]}>{texts.states[row.state]}</StatusChip>
        <span className={classes.about}>{explain(row)}</span>
        <EnrolmentChoice row={row} onChoose={onChoose} />
      </div>
      <QuietAction
        className={classes.skip}
        icon={IconX}
        label={texts.skip(row.line)}
        size={28}
        onClick={onSkip}
      />
    </li>
  );
}

/** For a student with several enrolments: the choice of the one to which the line belongs. */
function EnrolmentChoice({ row, onChoose }: Pick<AlbumRowProps, 'row' | 'onChoose'>) {
  const { student, faulty, line } = row;
  if (!student || student.enrolments.length < 2) return null;
  return (
    <SelectControl
      label={texts.cell(texts.columns.enrolment, line)}
      labelHidden
      placeholder={texts.choose}
      choices={student.enrolments.map((each) => ({ value: each.id, label: describeEnrolment(each) }))}
      value={student.enrolment}
      error={faulty === 'enrolment' ? texts.choose : undefined}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  );
}

type StudiesOf = NonNullable<NumberedRow['student']>['enrolments'][number];

const describeEnrolment = ({ courses, date }: StudiesOf): string =>
  `${courses.map(({ name, album_nr }) => (album_nr === null ? name : `${name} (${album_nr})`)).join(', ')}, ${texts.intake(date)}`;

/** The person whom the row is about, and why it cannot be saved. */
const explain = ({ state, faulty, student, holder, lines }: NumberedRow): string => {
  if (!student) return texts.notFound;
  const chosen = student.enrolments.find(({ id }) => id === student.enrolment);
  if (!chosen) return `${student.name} · ${texts.severalCourses}`;
  const whom = `${student.name}, ${describeEnrolment(chosen)}`;
  if (state === 'doubled')
    return [whom, holder && texts.holder(holder), lines.length > 0 && texts.sameLines(lines)]
      .filter(Boolean)
      .join(' · ');
  if (state === 'wrong') {
    const isExtra = faulty === 'album_nr_2' && chosen.courses.length === 1;
    return `${whom} · ${isExtra ? texts.onlyOneCourse : texts.wrongNumber}`;
  }
  const before = chosen.courses.map(({ album_nr }) => album_nr ?? texts.none).join(', ');
  return state === 'changed' ? `${whom} · ${texts.before(before)}` : whom;
};
