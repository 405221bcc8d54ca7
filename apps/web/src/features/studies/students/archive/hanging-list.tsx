import type { Hanging } from '@indeks/contract/studies/students/archive.schemas';
import {
  IconCash,
  IconCertificate,
  IconCertificate2,
  IconFileText,
  IconHelpCircle,
  IconHourglass,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './archive.module.css';
import { archiveDialogTexts as texts } from './archive.texts.ts';

interface Line {
  icon: TablerIcon;
  tone?: 'error' | 'warning';
  title: string;
  text: string;
  end?: string;
}

/** What hangs on the enrolments, a line for each kind, and what happens to it. */
export function HangingList({ items }: { items: readonly Hanging[] }) {
  return (
    <>
      <p className={classes.hangs}>{texts.hangs(items.length)}</p>
      <ul className={classes.lines}>
        {listLines(items).map(({ icon, tone, title, text, end }) => (
          <li key={title}>
            <span className={classes.tile} data-tone={tone} aria-hidden>
              <Icon of={icon} size={18} />
            </span>
            <span className={classes.words}>
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
            {end !== undefined && <span className={classes.end}>{end}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function listLines(items: readonly Hanging[]): Line[] {
  const lines = [
    ...listMoney(items),
    ...listGrades(items),
    ...listCertificates(items),
    ...listPapers(items),
    ...listWaiting(items),
  ];
  const isHidden = items.some(({ free, money }) => !free && money === null);
  if (isHidden) return [{ icon: IconCash, title: texts.something, text: texts.somethingStays }, ...lines];
  return lines;
}

const add = (items: readonly Hanging[], read: (item: Hanging) => number | undefined): number =>
  items.reduce((sum, item) => sum + (read(item) ?? 0), 0);

function listMoney(items: readonly Hanging[]): Line[] {
  const payments = add(items, ({ money }) => money?.payments);
  const late = items.flatMap(({ money }) => (money && money.overdueDays > 0 ? [money] : []));
  const paid = add(items, ({ money }) => money?.paid);
  const owed = late.reduce((sum, { balance }) => sum + balance, 0);
  return [
    ...(payments > 0
      ? [
          {
            icon: IconCash,
            title: texts.payments(payments),
            text: texts.paymentsStay,
            end: formatMoney(paid),
          },
        ]
      : []),
    ...(late.length > 0
      ? [
          {
            icon: IconHourglass,
            tone: 'error' as const,
            title: texts.overdue(Math.max(...late.map(({ overdueDays }) => overdueDays))),
            text: texts.overdueStays,
            end: formatMoney(owed),
          },
        ]
      : []),
  ];
}

function listGrades(items: readonly Hanging[]): Line[] {
  const count = add(items, ({ grades }) => grades?.count);
  if (count === 0) return [];
  const protocols = [...new Set(items.flatMap(({ grades }) => grades?.protocols ?? []))];
  const [only] = items;
  const average = items.length === 1 ? only?.grades?.average : undefined;
  const line = { icon: IconCertificate, title: texts.grades(count, protocols), text: texts.gradesStay };
  return [
    typeof average === 'number' ? { ...line, end: texts.average(formatNumber(average / 10, 2)) } : line,
  ];
}

function listCertificates(items: readonly Hanging[]): Line[] {
  const numbers = items.flatMap(({ certificates }) => certificates);
  if (numbers.length === 0) return [];
  const title = texts.certificates(numbers);
  return [{ icon: IconCertificate2, tone: 'error', title, text: texts.certificatesStay }];
}

function listPapers(items: readonly Hanging[]): Line[] {
  const papers = [
    ...(items.some(({ notice }) => notice) ? [texts.notice] : []),
    ...(items.some(({ form }) => form) ? [texts.form] : []),
  ];
  if (papers.length === 0) return [];
  return [{ icon: IconFileText, title: texts.papers(papers.length), text: papers.join(', ') }];
}

function listWaiting(items: readonly Hanging[]): Line[] {
  const count = add(items, ({ waiting }) => waiting?.count);
  if (count === 0) return [];
  const end = formatMoney(add(items, ({ waiting }) => waiting?.amount));
  return [
    { icon: IconHelpCircle, tone: 'warning', title: texts.waiting(count), text: texts.waitingReturns, end },
  ];
}
