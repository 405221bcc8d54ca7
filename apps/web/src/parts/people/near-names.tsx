import type { StaffGroup } from '@indeks/contract/people/people.keys';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { nearPeopleQuery } from '#data/people.ts';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

interface NearNamesProps {
  /** What was searched for in vain. */
  search: string;
  group: StaffGroup;
  /** Takes the name to search for instead. */
  onChoose: (name: string) => void;
}

/** Offers the people whose names come nearest to a search that found nobody. */
export function NearNames({ search, group, onChoose }: NearNamesProps) {
  const { data: near = [] } = useQuery(nearPeopleQuery(search, group));
  if (near.length === 0) return null;
  return (
    <p className={classes['near']}>
      {texts.didYouMean}{' '}
      {near.map(({ id, listed_name: name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Anchor component="button" type="button" onClick={() => onChoose(name)}>
            {name}
          </Anchor>
        </span>
      ))}
      ?
    </p>
  );
}
