import type { AudienceFound } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { placeholderWords } from '@indeks/contract/talk/own-words/placeholders';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { courseQuery } from '#data/studies/courses.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatNumber } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { narrowings, type Asked } from './asked.ts';
import { AudienceSentence } from './audience-sentence.tsx';
import classes from './writing.module.css';
import { audienceTexts as texts } from './audience.texts.ts';
import { writingTexts } from './writing.texts.ts';

interface AudienceCardProps {
  asked: Asked;
  found: AudienceFound | undefined;
}

/** Whom the message is for: how many, who is left out and why, and a filter beside those of the list. */
export function AudienceCard({ asked, found }: AudienceCardProps) {
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

/** Two are named at once; more would push the form off a phone. */
const namedAtOnce = 2;

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

/** Who lacks a value that the text uses: their sentence is left out, and somebody may want to give it first. */
export function Missing({ found }: { found: AudienceFound | undefined }) {
  if (!found || found.missing.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className={classes.missing}>
        {found.missing.map(({ placeholder, count, people }) => (
          <p key={placeholder}>
            {writingTexts.missing(placeholderWords[placeholder], count)}{' '}
            <strong>
              {people.map(({ uid, listed_name: name }, place) => (
                <Fragment key={uid}>
                  {place > 0 && ', '}
                  {placeholder === 'album' ? <StudentLink id={uid}>{name}</StudentLink> : name}
                </Fragment>
              ))}
            </strong>
            {count > people.length && ` (+${formatNumber(count - people.length)})`}.{' '}
            {writingTexts.missingAfter}
          </p>
        ))}
      </div>
    </Notice>
  );
}

/** The number is given there, in another tab: the message stays open in this one. */
function StudentLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Anchor href={`/students/${id}`} target="_blank" inherit>
      {children}
    </Anchor>
  );
}
