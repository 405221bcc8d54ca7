import { judgeReminding } from '@indeks/contract/month/report-review/reminders.rules';
import { reportParts, type ReportPart } from '@indeks/contract/month/report-review/report-review.keys';
import type { RestOfMonth } from '@indeks/contract/month/report-review/report-review.schemas';
import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { restQuery } from '#data/month/report-review.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenReminder } from './remind-dialog.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

const RemindDialog = lazyPart(async () => (await import('./remind-dialog.tsx')).RemindDialog);

interface FoldedPartsProps {
  month: string;
  /** The part that stands open below the list. */
  opened: ReportPart | undefined;
  onOpen: (part: ReportPart | undefined) => void;
}

/** Below those who wait: whose reports are decided, and who sent none. */
export function FoldedParts({ month, opened, onOpen }: FoldedPartsProps) {
  const { data } = useQuery(restQuery(month));
  const { show, of, anyOpen } = useOpen<OpenReminder>('report-reminder');
  if (!data) return null;
  const shown = reportParts.filter((part) => countPeople(data, part) > 0);
  if (shown.length === 0) return null;
  const { unreminded } = data.missing;
  return (
    <div className={classes.folded}>
      {shown.map((part) => (
        <UnstyledButton
          key={part}
          className={classes.part}
          aria-expanded={part === opened}
          onClick={() => onOpen(part === opened ? undefined : part)}
        >
          <Icon of={part === opened ? IconChevronDown : IconChevronRight} size={16} />
          <strong>{texts.parts[part]}</strong> <span>{describePart(data, part)}</span>
        </UnstyledButton>
      ))}
      {data.missing.people > 0 && (
        <div className={classes.remind}>
          {data.can.remind && unreminded > 0 ? (
            <Button variant="subtle" onClick={() => show({ kind: 'remind', month, people: unreminded })}>
              {texts.remind(unreminded)}
            </Button>
          ) : (
            texts.reminding[judgeReminding(month, today())]
          )}
        </div>
      )}
      <WhenOpened opened={anyOpen}>
        <RemindDialog opening={of('remind')} />
      </WhenOpened>
    </div>
  );
}

const countPeople = ({ decided, missing }: RestOfMonth, part: ReportPart): number =>
  part === 'decided' ? decided.people : missing.people;

const describePart = (rest: RestOfMonth, part: ReportPart): string =>
  part === 'decided'
    ? texts.peopleAndReports(rest.decided.people, rest.decided.reports)
    : texts.people(rest.missing.people);
