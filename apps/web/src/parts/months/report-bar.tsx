import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { Report } from '@indeks/contract/months/months.schemas';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconFileTypePdf,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { formatMonth } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import type { ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Stepper } from '#shared/ui/feedback/stepper.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './report-bar.module.css';
import { reportBarTexts as texts } from './report-bar.texts.ts';

interface BarAction {
  onClick: () => void;
  busy?: boolean;
}

interface ReportBarProps {
  /** `2025-10` */
  month: string;
  /** What the month holds: "4 wpisy, 18,5 godz." */
  summary: string;
  hasEntries: boolean;
  /** Null: not sent yet. */
  report: Pick<Report, 'status'> | null;
  /** Each button is shown when its action is given. */
  send?: BarAction | undefined;
  accept?: BarAction | undefined;
  reject?: BarAction | undefined;
  pdf?: BarAction | undefined;
}

/** Where a month's report stands and the next thing to do with it, at the foot of hours, trips and calendar. */
export function ReportBar({ month, summary, hasEntries, report, ...actions }: ReportBarProps) {
  const title = texts.title(formatMonth(month));
  const waits = report?.status === 1 && actions.accept === undefined;
  return (
    <section className={classes['root']} aria-label={title}>
      <div className={classes['words']}>
        <div className={classes['title']}>{title}</div>
        <div className={classes['summary']}>{waits ? texts.waits : summary}</div>
      </div>
      <div className={classes['steps']}>
        <Steps hasEntries={hasEntries} report={report} />
      </div>
      <div className={classes['actions']}>
        <output className={classes['status']}>
          <ReportChip report={report} />
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
    <StatusChip tone={tone} {...(icon && { icon })}>
      {text}
    </StatusChip>
  );
}

const chips: Record<Report['status'] | 'none', { tone: ChipTone; text: string; icon?: TablerIcon }> = {
  none: { tone: 'neutral', text: texts.status.none },
  0: { tone: 'error', text: texts.status[0], icon: IconAlertTriangle },
  1: { tone: 'warning', text: texts.status[1], icon: IconClock },
  2: { tone: 'ok', text: texts.status[2] },
};

function Steps({ hasEntries, report }: Pick<ReportBarProps, 'hasEntries' | 'report'>) {
  const current = stepOf(hasEntries, report);
  const steps = texts.steps.map(({ open, done }, index) => (index < current ? done : open));
  return <Stepper label={texts.stepsLabel} steps={steps} current={current} compact />;
}

function stepOf(hasEntries: boolean, report: ReportBarProps['report']): number {
  if (report?.status === 2) return 3;
  if (report?.status === 1) return 2;
  return hasEntries ? 1 : 0;
}

function Actions({ send, accept, reject, pdf }: Pick<ReportBarProps, 'send' | 'accept' | 'reject' | 'pdf'>) {
  return (
    <>
      {pdf && <Pdf action={pdf} small={accept !== undefined} />}
      {reject && (
        <Button
          variant="default"
          className={classes['reject'] ?? ''}
          leftSection={<Icon of={IconX} />}
          onClick={reject.onClick}
        >
          {texts.reject}
        </Button>
      )}
      {accept && (
        <BusyButton icon={IconCheck} busy={false} {...accept}>
          {texts.accept}
        </BusyButton>
      )}
      {send && (
        <BusyButton icon={IconSend} busy={false} {...send}>
          {texts.send}
        </BusyButton>
      )}
    </>
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
        className={classes['pdf'] ?? ''}
        aria-label={texts.pdf}
        aria-busy={busy || undefined}
        onClick={onClick}
      >
        <Icon of={IconFileTypePdf} />
      </ActionIcon>
    </Tooltip>
  );
}
