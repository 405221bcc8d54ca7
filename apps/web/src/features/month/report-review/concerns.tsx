import type { Concern } from '@indeks/contract/month/report-review/report-review.schemas';
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { SetRate } from '#parts/month/rates/set-rate.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './report-review.module.css';
import { reportsTexts as texts } from './report-review.texts.ts';

interface ConcernsProps {
  /** The owner of the month. */
  user: number;
  name: string;
  concerns: readonly Concern[];
}

/** The reasons to look at a month before it is accepted; a rate that is missing is set from here. */
export function Concerns({ user, name, concerns }: ConcernsProps) {
  if (concerns.length === 0) return null;
  const unrated = concerns.flatMap(({ kind, date }) => (kind === 'no-rate' ? [date] : []));
  return (
    <>
      <Remarks name={name} concerns={concerns} />
      {unrated.length > 0 && (
        <div className={classes.setRate}>
          <SetRate user={user} name={name} days={unrated} />
        </div>
      )}
    </>
  );
}

function Remarks({ name, concerns }: Omit<ConcernsProps, 'user'>) {
  const titleId = useId();
  return (
    <Popover position="bottom-end" width="min(22.5rem, calc(100vw - 2rem))" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.concerns}>
          {listKinds(concerns).map((words) => (
            <span key={words} className={classes.concern}>
              <Icon of={IconAlertTriangle} size={iconSizes.small} />
              {words}
            </span>
          ))}
          <VisuallyHidden>{texts.concernsOf(concerns.length, name)}</VisuallyHidden>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId}>
        <div id={titleId} className={classes.concernsTitle}>
          {texts.concernsTitle}
        </div>
        {/* The first focus: without it a screen reader would not be led into the list. */}
        <ul className={classes.concernsList} data-autofocus tabIndex={-1}>
          {concerns.map(({ kind, type, date, text }) => (
            <li key={`${kind} ${type} ${date} ${text}`}>{text}</li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

const shownKinds = 2;

/** A line for each kind of concern; what a cell has no room for is counted. */
function listKinds(concerns: readonly Concern[]): string[] {
  const kinds = [...Map.groupBy(concerns, ({ kind }) => kind).values()];
  const shown = kinds.slice(0, shownKinds).flatMap(describeKind);
  const left = kinds.slice(shownKinds).flat().length;
  return left === 0 ? shown : [...shown, texts.moreConcerns(left)];
}

function describeKind(alike: readonly Concern[]): string[] {
  const [first] = alike;
  if (!first) return [];
  if (alike.length === 1) return [first.short];
  if (first.kind === 'no-rate') return [texts.missingRates(alike.length)];
  return [`${first.short} ${texts.alike(alike.length - 1)}`];
}
