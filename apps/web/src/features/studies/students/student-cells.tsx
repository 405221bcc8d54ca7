import { isOn, type Flag } from '@indeks/contract/common/flags';
import type { Enrolment, Student } from '@indeks/contract/studies/students/students.schemas';
import { folderWords } from '@indeks/contract/studies/students/students.texts';
import { Anchor, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconMail,
  IconMinus,
  IconPhone,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { photoOf } from '#shared/api/photo.ts';
import { formatAccountNumber, formatPhone } from '#shared/lib/format.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { EmailLink, PhoneLink } from '#shared/ui/page/contact-link.tsx';
import { PersonCell } from '#shared/ui/page/person-cell.tsx';
import { Clamped } from '#shared/ui/table/clamped.tsx';
import { courseNamesOf, inWords } from './enrolment-values.ts';
import classes from './students.module.css';
import { enrolmentTexts as texts, studentsTexts } from './students.texts.ts';

export const writeAddress = ({ id }: Pick<Student, 'id'>): string => `/students/${id}`;

/** The student's name; the button shows the other enrolments. */
export function StudentName({
  student,
  toggle,
  detail,
}: {
  student: Student;
  toggle: ReactNode;
  detail: ReactNode;
}) {
  return (
    <PersonCell
      name={student.name}
      listed={student.listed_name}
      to={writeAddress(student)}
      photo={photoOf(student)}
      mark={
        <>
          {toggle}
          {student.changed_recently && <ChangedChip />}
        </>
      }
      detail={detail}
    />
  );
}

/** The student's name with the newest enrolment. */
export function StudentRowCell({
  student,
  row,
  toggle,
}: {
  student: Student;
  row: Enrolment;
  toggle: ReactNode;
}) {
  const courses = courseNamesOf(row).join(', ');
  return <StudentName student={student} toggle={toggle} detail={<Clamped text={courses} lines={2} />} />;
}

/** Below the enrolments of an open person: how to reach them, what their folders lack, and the way to their page. */
export function OpenStudent({ student }: { student: Student }) {
  const { name, email, telephone, enrolments } = student;
  const lacking = [...new Set(enrolments.flatMap(({ missing }) => missing))];
  return (
    <div className={classes.open}>
      <EmailLink email={email} of={name} />
      {telephone !== null && <PhoneLink telephone={telephone} of={name} />}
      {lacking.length > 0 && (
        <span className={classes.lacking}>
          <Icon of={IconAlertTriangle} size={iconSizes.small} />
          {nameLacking(lacking)}
        </span>
      )}
      <Anchor component={Link} to={writeAddress(student)} className={classes.details}>
        {studentsTexts.details}
      </Anchor>
    </div>
  );
}

/** Address and number as icons: they are read in the tooltip, and copied. */
export function ContactCell({ row: { username, email, telephone } }: { row: Enrolment }) {
  return (
    <span className={classes.icons}>
      <CopyButton value={email} tooltip={email} label={texts.copyEmail} of={username} icon={IconMail} />
      {telephone !== null && (
        <CopyButton
          value={telephone}
          tooltip={formatPhone(telephone)}
          label={texts.copyPhone}
          of={username}
          icon={IconPhone}
        />
      )}
    </span>
  );
}

/** The mark of the folder with its word. */
export function FolderCell({ row }: { row: Enrolment }) {
  return (
    <span className={classes.folderCell} data-complete={isOn(row.status) || undefined}>
      <FolderMark row={row} />
      <span aria-hidden>{isOn(row.status) ? texts.folderFull : texts.folderMissing(row.missing.length)}</span>
    </span>
  );
}

const ChangedChip = () => (
  <StatusChip tone="error" icon={IconAlertTriangle}>
    {studentsTexts.changed}
  </StatusChip>
);

export function CoursesCell({ row }: { row: Enrolment }) {
  return courseNamesOf(row).map((name) => <div key={name}>{name}</div>);
}

export function AlbumCell({ row: { album_nr, album_nr_2 } }: { row: Enrolment }) {
  const numbers = [album_nr, album_nr_2].filter((number) => number !== null);
  if (numbers.length === 0) return <span className={classes.quiet}>{texts.none}</span>;
  return numbers.map((number) => <div key={number}>{number}</div>);
}

interface DoneCellProps {
  done: Flag;
  words?: Readonly<Record<Flag, string>>;
}

/** Whether something that ends the studies is there; in words, since many cannot tell the colour. */
export function DoneCell({ done, words = texts.done }: DoneCellProps) {
  return (
    <span className={classes.done} data-done={isOn(done) || undefined}>
      <Icon of={isOn(done) ? IconCheck : IconMinus} size={iconSizes.small} />
      <span>{words[done]}</span>
    </span>
  );
}

/** The end of the number tells accounts apart; the whole one is copied. */
export function AccountCell({ row }: { row: Enrolment }) {
  const { bank_account } = row;
  if (bank_account === null) return <span className={classes.quiet}>{texts.none}</span>;
  return (
    <span className={classes.number}>
      <span title={formatAccountNumber(bank_account)}>{texts.account(bank_account)}</span>
      <CopyButton value={bank_account} label={texts.copyAccount} of={inWords(row)} />
    </span>
  );
}

const nameLacking = (parts: Enrolment['missing']): string =>
  texts.folderLacks(parts.map((part) => folderWords[part]).join(', '));

/** A check, or a warning that names what the folder lacks. */
export function FolderMark({ row: { status, missing } }: { row: Enrolment }) {
  const complete = isOn(status);
  const words = complete ? texts.folderComplete : nameLacking(missing);
  return (
    <Tooltip label={words} multiline maw={280}>
      <span className={classes.folder} data-complete={complete || undefined}>
        <Icon of={complete ? IconCircleCheck : IconAlertTriangle} />
        <VisuallyHidden>{words}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
