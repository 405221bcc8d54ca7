import { Anchor, Title } from '@mantine/core';
import type { FindingState } from '@indeks/contract/provider/security-state/security-state.keys';
import type { Finding } from '@indeks/contract/provider/security-state/security-state.schemas';
import { IconArrowRight, IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime } from '#shared/lib/format.ts';
import { StatusChip, type ChipTone } from '#shared/ui/feedback/status-chip.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './security-state.module.css';
import { securityStateTexts as texts } from './security-state.texts.ts';

const tones: Readonly<Record<FindingState, ChipTone>> = {
  bad: 'error',
  warning: 'warning',
  unknown: 'neutral',
  ok: 'ok',
};

/** One check: how it stands, what was found and what to do. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { title, state, says, advice, link, bad_since } = finding;
  return (
    <li className={classes.row}>
      <div>
        <StatusChip tone={tones[state]} {...(state === 'unknown' && { icon: IconHelpCircle })}>
          {texts.states[state]}
        </StatusChip>
      </div>
      <div className={classes.words}>
        <Title order={3} className={classes.title}>
          {title}
        </Title>
        <p className={classes.says}>
          {says} {state === 'bad' && bad_since !== null && texts.badSince(formatDateTime(bad_since))}
        </p>
        <People finding={finding} />
        {advice !== null && (
          <p className={classes.advice}>
            <strong>{texts.advice}</strong> {advice}
          </p>
        )}
        {link !== null && (
          <Anchor component={Link} to={link} className={classes.link} aria-label={texts.openNamed(title)}>
            {texts.open}
            <Icon of={IconArrowRight} size={iconSizes.small} />
          </Anchor>
        )}
      </div>
    </li>
  );
}

const namesShown = 10;

function People({ finding: { people, people_total } }: { finding: Finding }) {
  if (people.length === 0) return null;
  const shown = people.slice(0, namesShown).map(({ name }) => name);
  const more = people_total - shown.length;
  return (
    <p className={classes.people}>
      {texts.people} {shown.join(', ')}
      {more > 0 && ` ${texts.morePeople(more)}`}
    </p>
  );
}
