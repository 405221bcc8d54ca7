import { isOn, type Flag } from '@indeks/contract/common/flags';
import type { Enrolment, Student } from '@indeks/contract/studies/students/students.schemas';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { RowOpener } from '#shared/ui/table/row-opener.tsx';
import { intakeOf } from './enrolment-values.ts';
import {
  AccountCell,
  ContactCell,
  CoursesCell,
  FolderMark,
  StudentName,
  writeAddress,
} from './student-cells.tsx';
import classes from './student-cards.module.css';
import { enrolmentTexts as texts } from './students.texts.ts';

interface StudentCardProps {
  student: Student;
  row: Enrolment;
  toggle: ReactNode;
}

/** A student on a phone with the newest enrolment; the button shows the other enrolments. */
export function StudentCard({ student, row, toggle }: StudentCardProps) {
  return (
    <StudentName
      student={student}
      toggle={toggle}
      detail={
        <div className={classes.facts} data-beside>
          <CoursesCell row={row} />
          <EnrolmentFacts row={row}>
            <ContactCell row={row} />
          </EnrolmentFacts>
        </div>
      }
    />
  );
}

/** One of the other enrolments, inside the card of its student. */
export function EnrolmentTile({ row }: { row: Enrolment }) {
  return (
    <>
      <strong>
        <RowOpener to={writeAddress({ id: row.uid })}>
          <CoursesCell row={row} />
        </RowOpener>
      </strong>
      <div className={classes.facts}>
        <EnrolmentFacts row={row} />
      </div>
    </>
  );
}

/** What stands in `children` is at the end of the first line. */
function EnrolmentFacts({ row, children }: { row: Enrolment; children?: ReactNode }) {
  const { album_nr: album, cityName, thesis, practice, status, missing } = row;
  return (
    <>
      <div className={classes.first}>
        {`${intakeOf(row)} · ${cityName}`}
        {children}
      </div>
      <div className={classes.numbers}>
        {album === null ? <span className={classes.lacks}>{texts.noAlbum}</span> : texts.album(album)}
        {' · '}
        <AccountCell row={row} />
      </div>
      <div className={classes.marks}>
        <Mark done={thesis}>{texts.thesisOfCard}</Mark>
        <Mark done={practice}>{texts.practiceOfCard}</Mark>
        <span
          className={classes.mark}
          data-done={isOn(status) || undefined}
          data-lacks={!isOn(status) || undefined}
        >
          <FolderMark row={row} />
          <span aria-hidden>{texts.folderOfCard(missing.length)}</span>
        </span>
      </div>
    </>
  );
}

/** The word of what ends the studies, with a check or a dash. */
function Mark({ done, children }: { done: Flag; children: string }) {
  return (
    <span className={classes.mark} data-done={isOn(done) || undefined}>
      <Icon of={isOn(done) ? IconCheck : IconMinus} size={iconSizes.small} />
      <span>
        {children}
        <VisuallyHidden>: {texts.done[done]}</VisuallyHidden>
      </span>
    </span>
  );
}
