import type { OwnGroup } from '@indeks/contract/studies/evaluations/groups.schemas';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { today } from '#shared/lib/today.ts';
import { ShareBar } from '#shared/ui/feedback/share-bar.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './my-groups.module.css';
import { groupsTexts as texts } from './groups.texts.ts';

/** The cards below should stay in sight. */
const firstShown = 5;

/** What a lecturer grades this semester, the most urgent first: straight to the sheet. */
export function MyGroups({ groups }: { groups: readonly OwnGroup[] }) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? groups : groups.slice(0, firstShown);
  return (
    <Card
      title={texts.title}
      aside={
        <>
          {texts.count(groups.length)}
          <Link className={classes.protocols} to="/own-protocols">
            {texts.protocols}
          </Link>
        </>
      }
      flush
    >
      <ul className={classes.rows}>
        {shown.map((group, index) => (
          <li key={`${group.sid}-${group.intake}`}>
            <GroupRow group={group} first={index === 0 && group.step !== 'closed'} />
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <Button className={classes.all} variant="subtle" fullWidth onClick={() => setWhole(true)}>
          {texts.showAll(groups.length)}
        </Button>
      )}
    </Card>
  );
}

function GroupRow({ group, first }: { group: OwnGroup; first: boolean }) {
  const { subjectName, courseName, exam, places, intake, step } = group;
  const action = first && step === 'grade' ? texts.gradeGroup : texts.actions[step];
  return (
    <div className={classes.row} data-first={first || undefined}>
      <div>
        <p className={classes.subject}>
          <strong>{subjectName}</strong>
          {` · ${texts.forms[exam]}`}
        </p>
        <p className={classes.quiet}>{courseName}</p>
        <p className={classes.quiet}>{[texts.places(places), texts.intake(intake)].join(' · ')}</p>
      </div>
      <Progress group={group} />
      <State group={group} />
      <Button
        component={Link}
        to={writeAddress(group)}
        variant={first ? 'filled' : 'default'}
        aria-label={texts.of(action, group)}
      >
        {action}
      </Button>
    </div>
  );
}

function Progress({ group }: { group: OwnGroup }) {
  const inResit = group.step === 'resit' || group.step === 'close-resit';
  const [done, all] = inResit ? [group.regraded, group.resits] : [group.graded, group.students];
  return (
    <div className={classes.progress} data-whole={done === all || undefined}>
      <strong>{inResit ? texts.regraded(group) : texts.graded(group)}</strong>
      <ShareBar percent={all === 0 ? 100 : Math.round((100 * done) / all)} />
    </div>
  );
}

/** Urgent within two weeks of the last day. */
const urgentDays = 14;

function State({ group: { step, until, protocols } }: { group: OwnGroup }) {
  if (until === null)
    return (
      <div className={classes.state}>
        <StatusChip tone="neutral" icon={IconLock}>
          {texts.closedBy(protocols.resit ?? protocols.first ?? '')}
        </StatusChip>
      </div>
    );
  const isWhole = step === 'close' || step === 'close-resit';
  const words = step === 'resit' || step === 'close-resit' ? texts.resitUntil(until) : texts.until(until);
  const tone = daysTo(until) <= urgentDays ? 'warning' : 'neutral';
  return (
    <div className={classes.state}>
      {isWhole ? (
        <StatusChip tone="ok" icon={IconCircleCheck}>
          {texts.whole}
        </StatusChip>
      ) : (
        <StatusChip tone={tone} icon={IconClock}>
          {words}
        </StatusChip>
      )}
      {isWhole && <p className={classes.quiet}>{words}</p>}
      {!isWhole && protocols.first !== null && (
        <p className={classes.quiet}>{texts.firstClosed(protocols.first)}</p>
      )}
    </div>
  );
}

const daysTo = (day: string): number => (Date.parse(day) - Date.parse(today())) / 86_400_000;

const writeAddress = ({ date, cid, sid, half }: OwnGroup): string =>
  `/evaluations-joined?date=${date}&cid=${cid}&sid=${sid}&half=${half}&sheet=1`;
