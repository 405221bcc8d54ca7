import { Anchor } from '@mantine/core';
import classes from './people.module.css';
import { peopleTexts as texts } from './people.texts.ts';

interface OfferedNamesProps {
  near: readonly { id: number; listed_name: string }[];
  /** Takes the name to search for instead. */
  onChoose: (name: string) => void;
}

/** The names that come nearest to a search that found nobody. */
export function OfferedNames({ near, onChoose }: OfferedNamesProps) {
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
