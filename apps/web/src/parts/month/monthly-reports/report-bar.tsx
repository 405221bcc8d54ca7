import { reportStatus } from '@indeks/contract/month/monthly-reports/report-status';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Report } from '@indeks/contract/month/monthly-reports/monthly-reports.schemas';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconClock,
  IconFileTypePdf,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatMonth } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Stepper } from '#shared/ui/feedback/stepper.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useFocusStays } from '#shared/ui/page/use-focus-stays.ts';
import bar from '#shared/ui/page/floating-bar.module.css';
import classes from './report-bar.module.css';
import { reportBarTexts as texts } from './report-bar.texts.ts';

interface BarAction {
  onClick: () => void;
  busy?: boolean;
}

interface BarActions {
  /** Each button is shown when its action is given. */
  send?: BarAction | undefined;
  withdraw?: BarAction | undefined;
  accept?: BarAction | undefined;
  /** Accepts a month again that was changed after its acceptance. */
  acceptAgain?: BarAction | undefined;
  reject?: BarAction | undefined;
  takeBack?: BarAction | undefined;
  pdf?: BarAction | undefined;
  /** Where the next report waits; null when nothing waits any more. */
  next?: { to: string; name: string } | null | undefined;
}

interface ReportBarProps extends BarActions {
  /** `2025-10` */
  month: string;
  /** What the month holds: "4 wpisy, 18,5 godz." */
  summary: string;
  hasEntries: boolean;
  /** Null: not sent yet. */
  report: (Pick<Report, 'status'> & Partial<Pick<Report, 'changed_at'>>) | null;
  /** The role of whose month it is sends no such report: there is no way for it to go. */
  notSent?: boolean;
}

/** The state of a month's report and the next thing to do with it, at the foot of hours, trips and calendar. */
export function ReportBar({
  month,
  summary,
  hasEntries,
  report,
  notSent = false,
  ...actions
}: ReportBarProps) {
  const title = (notSent ? texts.totalOf : texts.title)(formatMonth(month));
  const stays = useFocusStays<HTMLElement>();
  const waits = report?.status === reportStatus.sent && actions.accept === undefined;
  return (
    <section className={`${bar.floating} ${classes.root}`} aria-label={title} {...stays}>
      <div>
        <div className={classes.title}>{title}</div>
        <div className={classes.summary}>{waits ? texts.waits : summary}</div>
      </div>
      <div className={classes.steps}>{!notSent && <Steps hasEntries={hasEntries} report={report} />}</div>
      <div className={classes.actions}>
        <output className={classes.status}>
          {notSent ? (
            <StatusChip tone="neutral">{texts.notApplicable}</StatusChip>
          ) : (
            <ReportChip report={report} />
          )}
        </output>
        <Actions {...actions} />
      </div>
    </section>
  );
}

/** The status in the words of the person whose report it is. */
export function ReportChip({ report }: Pick<ReportBarProps, 'report'>) {
  const { tone, text, icon } = chips[report?.status ?? 'none'];
  return (
    <>
      <StatusChip tone={tone} {...(icon && { icon })}>
        {text}
      </StatusChip>
      {typeof report?.changed_at === 'string' && <StatusChip tone="warning">{texts.changed}</StatusChip>}
    </>
  );
}

const chips: Record<Report['status'] | 'none', { tone: ChipTone; text: string; icon?: TablerIcon }> = {
  none: { tone: 'neutral', text: texts.status.none },
  [reportStatus.rejected]: {
    tone: 'error',
    text: texts.status[reportStatus.rejected],
    icon: IconAlertTriangle,
  },
  [reportStatus.sent]: { tone: 'warning', text: texts.status[reportStatus.sent], icon: IconClock },
  [reportStatus.accepted]: { tone: 'ok', text: texts.status[reportStatus.accepted] },
};

function Steps({ hasEntries, report }: Pick<ReportBarProps, 'hasEntries' | 'report'>) {
  const current = findStep(hasEntries, report);
  const steps = texts.steps.map(({ open, done }, index) => (index < current ? done : open));
  return <Stepper label={texts.stepsLabel} steps={steps} current={current} compact />;
}

function findStep(hasEntries: boolean, report: ReportBarProps['report']): number {
  if (report?.status === reportStatus.accepted) return 3;
  if (report?.status === reportStatus.sent) return 2;
  return hasEntries ? 1 : 0;
}

function Actions({ pdf, next, ...actions }: BarActions) {
  const { send, withdraw, accept, acceptAgain, reject, takeBack } = actions;
  return (
    <>
      {pdf && <Pdf action={pdf} small={accept !== undefined || takeBack !== undefined} />}
      {next !== undefined && <Next next={next} />}
      {withdraw && <Quiet icon={IconArrowBackUp} label={texts.withdraw} action={withdraw} />}
      {reject && <Quiet icon={IconX} label={texts.reject} action={reject} shortcut="r" />}
      {takeBack && <Quiet icon={IconArrowBackUp} label={texts.takeBack} action={takeBack} />}
      {acceptAgain && <Main icon={IconCheck} label={texts.acceptAgain} action={acceptAgain} shortcut="a" />}
      {accept && <Main icon={IconCheck} label={texts.accept} action={accept} shortcut="a" />}
      {send && <Main icon={IconSend} label={texts.send} action={send} />}
    </>
  );
}

interface LabelledAction {
  icon: TablerIcon;
  label: string;
  action: BarAction;
  /** The letter that does the same. */
  shortcut?: string;
}

const Main = ({ icon, label, action, shortcut }: LabelledAction) => (
  <BusyButton icon={icon} busy={false} aria-keyshortcuts={shortcut} {...action}>
    {label}
  </BusyButton>
);

/** A step back. */
const Quiet = ({ icon, label, action: { onClick }, shortcut }: LabelledAction) => (
  <Button
    variant="default"
    aria-keyshortcuts={shortcut}
    className={classes.reject}
    leftSection={<Icon of={icon} />}
    onClick={onClick}
  >
    {label}
  </Button>
);

function Next({ next }: Pick<Required<BarActions>, 'next'>) {
  if (!next) return <StatusChip tone="ok">{texts.allDecided}</StatusChip>;
  return (
    <Button
      component={Link}
      to={next.to}
      variant="default"
      aria-label={texts.nextIs(next.name)}
      rightSection={<Icon of={IconArrowRight} />}
    >
      {texts.next}
    </Button>
  );
}

/** Beside the buttons that decide, the document gets a small button. */
function Pdf({ action: { onClick, busy = false }, small }: { action: BarAction; small: boolean }) {
  if (!small) {
    return (
      <BusyButton variant="light" icon={IconFileTypePdf} busy={busy} onClick={onClick}>
        {texts.pdf}
      </BusyButton>
    );
  }
  return (
    <Tooltip label={texts.pdf}>
      <ActionIcon
        variant="light"
        className={classes.pdf}
        aria-label={texts.pdf}
        aria-busy={busy || undefined}
        onClick={onClick}
      >
        <Icon of={IconFileTypePdf} />
      </ActionIcon>
    </Tooltip>
  );
}
