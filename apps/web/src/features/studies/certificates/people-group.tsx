import type { Completing, Missing } from '@indeks/contract/studies/certificates/certificates.schemas';
import { terms } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { CompletionFilter } from '#data/studies/certificates.ts';
import { addressOfMessage } from '#parts/notices/notifications/messages/recipients.ts';
import { closingAddress } from '#parts/studies/protocols/closing-address.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { formatNumber } from '#shared/lib/format.ts';
import { RowCheckbox } from '#shared/ui/form/choices/checkbox-control.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './certificates.module.css';
import { completionTexts as texts } from './certificates.texts.ts';

const firstTerm = terms[0];

interface PeopleGroupProps {
  title: string;
  people: readonly Completing[];
  children: (person: Completing) => ReactNode;
}

/** Draws nothing for an empty group. */
export function PeopleGroup({ title, people, children }: PeopleGroupProps) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the columns say; on a phone each value says it itself. */
export function ColumnHeads() {
  const { columns } = texts;
  return (
    <div className={classes.heads} aria-hidden>
      <span>{columns.name}</span>
      <span>{columns.album}</span>
      <span>{columns.average}</span>
      <span>{columns.result}</span>
      <span>{columns.ects}</span>
      <span>{columns.number}</span>
    </div>
  );
}

function Person({ person: { name, album } }: { person: Completing }) {
  return (
    <>
      <strong className={classes.name}>{name}</strong>
      <span className={classes.album}>
        {album !== null && (
          <>
            <span className={classes.albumWord}>{texts.albumWord}</span> {album}
          </>
        )}
      </span>
    </>
  );
}

interface MissingOneProps {
  person: Completing;
  group: CompletionFilter;
  /** Opens what only certificates ask of an enrolment. */
  onFacts: (person: Completing) => void;
}

export function MissingOne({ person, group, onFacts }: MissingOneProps) {
  return (
    <div className={classes.missingOne}>
      <Person person={person} />
      <div className={classes.lackings}>
        {person.missing.map((lack) => (
          <div key={`${lack.kind} ${lack.subject ?? ''}`} className={classes.lacking}>
            <span className={classes.lack}>
              <Icon of={IconAlertTriangle} size={16} />
              {texts.lacks[lack.kind](lack.subject, lack.amount)}
            </span>
            <span className={classes.mends}>
              {lack.kind === 'practice-place' ? (
                <Anchor component="button" type="button" onClick={() => onFacts(person)}>
                  {texts.mend[lack.kind]}
                </Anchor>
              ) : (
                <Anchor component={Link} to={addressOf(lack, person, group)}>
                  {texts.mend[lack.kind]}
                </Anchor>
              )}
              {lack.kind === 'birth' && <AskStudent person={person} />}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The student fills the form; a message is written to them. */
function AskStudent({ person: { uid } }: { person: Completing }) {
  const { pathname, search } = useLocation();
  const mayWrite = useSession().permissions.includes('messages.send');
  if (!mayWrite) return null;
  const to = addressOfMessage({ audience: 'students', ids: [uid] }, `${pathname}${search}`);
  return (
    <Anchor component={Link} to={to}>
      {texts.ask}
    </Anchor>
  );
}

/** Where it is mended. */
const addressOf = ({ kind, sid }: Missing, { uid }: Completing, group: CompletionFilter): string => {
  if (kind === 'subject-hours' || kind === 'ects') return `/admin/courses/${group.cid}`;
  if (kind === 'protocol' && sid !== undefined) return closingAddress({ ...group, sid }, firstTerm);
  if (kind === 'owed') return `/accountant-students/${uid}`;
  return `/students/${uid}?tab=${tabs[kind] ?? 'kierunki'}`;
};

/** Tabs of the student's page. */
const tabs: Partial<Readonly<Record<Missing['kind'], string>>> = {
  grade: 'dziennik',
  thesis: 'zaliczenie',
  practice: 'zaliczenie',
  birth: 'dane',
};

interface ReadyOneProps {
  person: Completing;
  /** Left out of whoever has a certificate already. */
  chosen?: boolean;
  onChange?: (chosen: boolean) => void;
  /** What they would get now; nothing while they are left out. */
  number?: string | undefined;
}

export function ReadyOne({ person, chosen, onChange, number }: ReadyOneProps) {
  const { name, average, result, ects, certificate } = person;
  // A row without a checkbox needs no label element.
  const Line = onChange ? 'label' : 'div';
  return (
    <Line className={classes.readyOne}>
      {onChange ? (
        <RowCheckbox label={texts.choose(name)} value={chosen === true} onChange={onChange} />
      ) : (
        <span />
      )}
      <Person person={person} />
      <span className={classes.average}>{average !== null && formatNumber(average / 100, 2)}</span>
      <span>{result}</span>
      <span className={classes.ects}>{texts.ects(ects)}</span>
      <span className={classes.number}>{certificate?.number ?? number}</span>
    </Line>
  );
}
