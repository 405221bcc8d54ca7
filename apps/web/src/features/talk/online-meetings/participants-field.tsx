import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { participantsQuery } from '#data/talk/online-meetings.ts';
import { fold } from '#shared/lib/fold.ts';
import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import { SearchInput } from '#shared/ui/form/typed/search-input.tsx';
import classes from './meeting-dialogs.module.css';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

/** What the list of people sees of a form. */
export interface Audience {
  cid: number | null | undefined;
  semester: string | null;
  users: number[];
}

interface ParticipantsFieldProps {
  /** The control of any form that has a course, an intake and people. */
  control: Control<Audience>;
}

/** Everybody of the course and intake, all ticked; another course or intake ticks its people. */
export function ParticipantsField({ control }: ParticipantsFieldProps) {
  const [cid, semester] = useWatch({ control, name: ['cid', 'semester'] });
  const { field, fieldState } = useController({ control, name: 'users' });
  const { data } = useQuery({ ...participantsQuery(cid ?? 0, semester), enabled: typeof cid === 'number' });
  const people = distinct(typeof cid === 'number' ? (data?.items ?? []) : []);
  const audience = `${cid} ${semester}`;
  // A record that is edited begins with its own people.
  const ticked = useRef(field.value.length > 0 ? audience : '');
  const isLoaded = data !== undefined && typeof cid === 'number';
  useEffect(() => {
    if (!isLoaded || ticked.current === audience) return;
    ticked.current = audience;
    field.onChange(people.map(({ uid }) => uid));
  });
  return (
    <fieldset className={classes.participants} data-field="users">
      <legend className={classes.legend}>{texts.fields.users}</legend>
      {typeof cid === 'number' ? (
        <PeopleList people={people} loaded={isLoaded} value={field.value} onChange={field.onChange} />
      ) : (
        <span className={classes.quiet}>{texts.chooseCourse}</span>
      )}
      {fieldState.error?.message !== undefined && (
        <span className={classes.wrong} role="alert">
          {fieldState.error.message}
        </span>
      )}
    </fieldset>
  );
}

interface Person {
  uid: number;
  username: string;
}

interface PeopleListProps {
  people: readonly Person[];
  loaded: boolean;
  value: readonly number[];
  onChange: (users: number[]) => void;
}

function PeopleList({ people, loaded, value, onChange }: PeopleListProps) {
  const [search, setSearch] = useState('');
  const chosen = new Set(value);
  const shown = people.filter(({ username }) => fold(username).includes(fold(search.trim())));
  const isAll = people.length > 0 && people.every(({ uid }) => chosen.has(uid));
  const toggle = (uid: number, on: boolean) =>
    onChange(people.map((person) => person.uid).filter((each) => (each === uid ? on : chosen.has(each))));
  if (loaded && people.length === 0) return <span className={classes.quiet}>{texts.noStudents}</span>;
  return (
    <>
      <SearchInput label={texts.participantSearch} value={search} onChange={setSearch} />
      <div className={classes.chosen}>
        <span aria-live="polite">
          {texts.chosenOf(people.filter(({ uid }) => chosen.has(uid)).length, people.length)}
        </span>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange(isAll ? [] : people.map(({ uid }) => uid))}
        >
          {isAll ? texts.untickAll : texts.tickAll}
        </Button>
      </div>
      <div className={classes.choose}>
        {shown.map(({ uid, username }) => (
          <CheckboxControl
            key={uid}
            label={username}
            value={chosen.has(uid)}
            onChange={(on) => toggle(uid, on)}
          />
        ))}
      </div>
    </>
  );
}

/** A student with two enrolments is listed once. */
const distinct = (items: readonly Person[]): Person[] => [
  ...new Map(items.map((person) => [person.uid, person])).values(),
];
