import type { CurrentSession } from '@indeks/contract/identity/accounts/accounts.schemas';
import { isOn } from '@indeks/contract/common/flags';
import type { MonthTask } from '@indeks/contract/home/dashboard/dashboard.schemas';
import type { ReportType } from '@indeks/contract/common/report-types';
import { IconAlertTriangle, IconChevronRight, IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './dashboard-cards.module.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.todo;

interface Task {
  to: string;
  title: string;
  detail: string;
  chip: string;
  tone: ChipTone;
}

/** What waits for the person, the most urgent first: papers, rejected months, months that can still be sent. */
export function Todo({ tasks: ofMonths }: { tasks: readonly MonthTask[] }) {
  const session = useSession();
  const tasks = [...paperTasks(session), ...ofMonths.map(monthTask)];
  return (
    <Card title={texts.title} flush>
      {tasks.length === 0 ? (
        <p className={classes.nothing}>{texts.nothing}</p>
      ) : (
        <ul className={classes.rows}>
          {tasks.map((task) => (
            <li key={task.title}>
              <TaskRow task={task} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function TaskRow({ task: { to, title, detail, chip, tone } }: { task: Task }) {
  return (
    <Link to={to} className={classes.row}>
      <span className={classes.words}>
        <span className={classes.kind}>{title}</span> <span className={classes.detail}>{detail}</span>
      </span>
      <StatusChip tone={tone} icon={tone === 'error' ? IconAlertTriangle : IconClock}>
        {chip}
      </StatusChip>
      <Icon of={IconChevronRight} />
    </Link>
  );
}

/** The notice only for those who are asked for it, the form for everybody whose month waits for it. */
function paperTasks({ user, permissions }: CurrentSession): Task[] {
  const missing = { chip: texts.missing, tone: 'error' } as const;
  const company = isOn(user.is_company);
  const lacksConsent = permissions.includes('account.staff-consent') && user.rodo === null;
  const lacksForm = permissions.includes('work-times.submit') && user.registration_form === null;
  return [
    ...(lacksConsent
      ? [{ ...missing, to: '/dashboard', title: texts.consent, detail: texts.consentDetail }]
      : []),
    ...(lacksForm
      ? [
          {
            ...missing,
            to: '/settings?tab=kwestionariusz',
            title: company ? texts.company : texts.questionnaire,
            detail: company ? texts.companyDetail : texts.questionnaireDetail,
          },
        ]
      : []),
  ];
}

const screens: Readonly<Record<ReportType, string>> = {
  czas: '/times',
  przejazd: '/trips',
  zjazd: '/calendar',
};

function monthTask({ kind, type, month, reason, until, entries }: MonthTask): Task {
  const to = `${screens[type]}?month=${month}`;
  return kind === 'rejected'
    ? {
        to,
        title: texts.rejected(type, month),
        detail: reason ? texts.reason(reason) : texts.noReason,
        chip: texts.rejectedChip,
        tone: 'error',
      }
    : {
        to,
        title: texts.unsent(type, month),
        detail: texts.entries(type, entries),
        chip: texts.until(until ?? ''),
        tone: 'warning',
      };
}
