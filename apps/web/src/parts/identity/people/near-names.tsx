import { Anchor } from '@mantine/core';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

type NearNames = readonly { id: number; listed_name: string }[];

interface NearNamesProps<Answer, Key extends QueryKey> {
  /** Finds the names most similar to a search without matches. */
  query: UseQueryOptions<Answer, Error, NearNames, Key>;
  /** Takes the name to search for instead. */
  onChoose: (name: string) => void;
}

/** Offers the people whose names come nearest to a search that found nobody. */
export function NearNames<Answer, Key extends QueryKey>({ query, onChoose }: NearNamesProps<Answer, Key>) {
  const { data: near = [] } = useQuery(query);
  if (near.length === 0) return null;
  return (
    <p className={classes.near}>
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
