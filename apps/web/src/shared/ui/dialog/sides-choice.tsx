import { Radio } from '@mantine/core';
import type { Chosen, Sides } from '#shared/api/confirmations.ts';
import { focusOnClick, keepFocus } from '../form/keep-focus.ts';
import classes from './sides-choice.module.css';

interface SidesChoiceProps {
  sides: Sides;
  chosen: Chosen;
  onChoose: (name: string, side: 'known' | 'typed') => void;
}

/** Two values of each field side by side; what is known stays unless the other is chosen. */
export function SidesChoice({ sides, chosen, onChoose }: SidesChoiceProps) {
  return (
    <div className={classes.sides}>
      <div className={classes.heads} aria-hidden>
        <span>{sides.known}</span>
        <span>{sides.typed}</span>
      </div>
      {sides.fields.map((field) =>
        sides.choosable ? (
          <Radio.Group
            key={field.name}
            label={field.label}
            value={chosen[field.name] ?? 'known'}
            onChange={(side) => onChoose(field.name, side === 'typed' ? 'typed' : 'known')}
          >
            <div className={classes.pair}>
              {(['known', 'typed'] as const).map((side) => (
                <Radio
                  key={side}
                  {...focusOnClick}
                  wrapperProps={keepFocus}
                  // As large as a target has to be, whatever lies behind the question.
                  size="md"
                  value={side}
                  label={field[side]}
                  aria-label={`${sides[side]}: ${field[side]}`}
                />
              ))}
            </div>
          </Radio.Group>
        ) : (
          <dl key={field.name} className={classes.shown}>
            <dt>{field.label}</dt>
            <dd>{field.known}</dd>
            <dd>{field.typed}</dd>
          </dl>
        ),
      )}
    </div>
  );
}
