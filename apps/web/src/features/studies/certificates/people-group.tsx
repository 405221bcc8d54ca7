import type { Completing, Missing } from '@indeks/contract/studies/certificates/certificates.schemas';
import { Anchor, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#shared/lib/format.ts';
import classes from './certificates.module.css';
import { completionTexts as texts } from './certificates.texts.ts';

interface PeopleGroupProps {
  title: string;
  people: readonly Completing[];
  children: (person: Completing) => ReactNode;
}

/** Nothing where there is nobody. */
export function PeopleGroup({ title, people, children }: PeopleGroupProps) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes['group']}>{title}</h2>
      <ul className={classes['people']}>
        {people.map((person) => (
          <li key={person.id}>{children(person)}</li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person: { name, album } }: { person: Completing }) {
  return (
    <div>
      <strong>{name}</strong>
      {album !== null && <div className={classes['quiet']}>{texts.album(album)}</div>}
    </div>
  );
}

export function MissingOne({ person, cid }: { person: Completing; cid: number }) {
  return (
    <>
      <Person person={person} />
      <div className={classes['lackings']}>
        {person.missing.map((lack) => (
          <div key={`${lack.kind} ${lack.subject ?? ''}`} className={classes['lacking']}>
            <span>{texts.lacks[lack.kind](lack.subject, lack.amount)}</span>
            <Anchor component={Link} to={addressOf(lack, person, cid)}>
              {texts.mend[lack.kind]}
            </Anchor>
          </div>
        ))}
      </div>
    </>
  );
}

/** Where it is mended. */
const addressOf = ({ kind }: Missing, { uid }: Completing, cid: number): string => {
  if (kind === 'subject-hours' || kind === 'ects') return `/admin/courses/${cid}`;
  if (kind === 'protocol') return '/evaluations-joined';
  if (kind === 'owed') return `/accountant-students/${uid}`;
  return kind === 'grade' ? `/students/${uid}?tab=dziennik` : `/students/${uid}`;
};

interface ReadyOneProps {
  person: Completing;
  /** Left out of whoever has a certificate already. */
  chosen?: boolean;
  onChange?: (chosen: boolean) => void;
}

export function ReadyOne({ person, chosen, onChange }: ReadyOneProps) {
  const { name, average, result, ects, certificate } = person;
  return (
    <>
      {onChange ? (
        <Checkbox
          label={<Person person={person} />}
          aria-label={texts.choose(name)}
          checked={chosen === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <Person person={person} />
      )}
      <div className={classes['outcome']}>
        <span>{average !== null && texts.result(result ?? '', formatNumber(average / 100, 2))}</span>
        <span className={classes['quiet']}>{texts.ects(ects)}</span>
        {certificate && <strong>{certificate.number}</strong>}
      </div>
    </>
  );
}
