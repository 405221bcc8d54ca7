import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { AudienceFound } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseQuery } from '#data/studies/courses.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { narrowings, type Asked } from './asked.ts';
import { AudienceSentence } from './audience-sentence.tsx';
import classes from './writing.module.css';
import { audienceTexts as texts } from './audience.texts.ts';

interface AudienceCardProps {
  asked: Asked;
  kind: BroadcastKind;
  found: AudienceFound | undefined;
}

/** Whom the message is for: how many, who is left out and why, and a filter beside those of the list. */
export function AudienceCard({ asked, kind, found }: AudienceCardProps) {
  const [changing, setChanging] = useState(false);
  const mayNarrow = asked.audience === 'students';
  return (
    <Card
      title={texts.title}
      aside={
        mayNarrow && (
          <Button
            variant="default"
            size="xs"
            aria-expanded={changing}
            onClick={() => setChanging((open) => !open)}
          >
            {texts.change}
          </Button>
        )
      }
    >
      <div className={classes.audience}>
        <AudienceSentence asked={asked} />
        {found && <Counts found={found} />}
        {found && kind === 'chat' && <ByMail asked={asked} mailable={found.mailable} />}
        {mayNarrow && changing && <Narrowing asked={asked} />}
      </div>
    </Card>
  );
}

function Counts({ found: { total, open, skipped } }: { found: AudienceFound }) {
  const left = total - open;
  return (
    <>
      <p className={classes.counts}>
        {texts.fits(total)}
        {left > 0 && ` · ${texts.leftOut(left)}`} · <strong>{texts.gets(open)}</strong>
      </p>
      {left > 0 && <LeftOut skipped={skipped} left={left} />}
    </>
  );
}

/** Whoever cannot open the chat gets the same words as a mail, if the sender wants it. */
function ByMail({ asked: { mails, mailInactive }, mailable }: { asked: Asked; mailable: number }) {
  if (mailable === 0) return null;
  return (
    <div className={classes.byMail}>
      {mails && <span>{texts.mailed(mailable)}</span>}
      <Button variant="subtle" size="compact-md" onClick={() => mailInactive(!mails)}>
        {mails ? texts.withoutMails : texts.addByMail(mailable)}
      </Button>
    </div>
  );
}

/** Two are named at once; more would push the form off a phone. */
export const namedAtOnce = 2;

function LeftOut({ skipped, left }: { skipped: AudienceFound['skipped']; left: number }) {
  const names = (
    <ul className={classes.skipped}>
      {skipped.map(({ uid, listed_name: name, reason }) => (
        <li key={uid}>
          <strong>{name}</strong> – {texts.reasons[reason]}
        </li>
      ))}
      {left > skipped.length && <li>{texts.moreLeftOut(left - skipped.length)}</li>}
    </ul>
  );
  if (left <= namedAtOnce) return names;
  const others = left - skipped.filter(({ reason }) => reason === 'self').length;
  return (
    <details className={classes.folded}>
      <summary>{texts.notUsing(others)}</summary>
      {names}
    </details>
  );
}

function Narrowing({ asked }: { asked: Asked }) {
  const { permissions } = useSession();
  const { narrowing, narrow, narrowToSubject, chosen, cid, ungraded } = asked;
  const { data: course } = useQuery({ ...courseQuery(cid), enabled: narrowing === 'ungraded' && cid > 0 });
  const offered = narrowings.filter((one) => {
    if (one === 'owed' || one === 'overdue') return permissions.includes('settlements.manage');
    if (one === 'ungraded') return permissions.includes('graduation.view') && cid > 0;
    return one !== 'papers' || chosen.folder === undefined;
  });
  const subjects = course?.courseSubjects.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return (
    <div className={classes.narrowing}>
      <SelectControl
        label={texts.narrow}
        value={narrowing}
        onChange={(chosen) => narrow(chosen ?? '')}
        choices={offered.map((value) => ({ value, label: texts.narrowings[value] }))}
      />
      {narrowing === 'ungraded' && (
        <SelectControl
          label={texts.subjectOfGrade}
          value={ungraded === 0 ? null : ungraded}
          onChange={narrowToSubject}
          choices={subjects}
          searchable
        />
      )}
    </div>
  );
}
