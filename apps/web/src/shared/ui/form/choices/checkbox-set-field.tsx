import { Checkbox } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import classes from './choices.module.css';
import type { Choice, ChoiceValue } from './choice.ts';
import { splitFrame, type BoundProps, type ControlProps } from '../field-props.ts';
import { Revealed } from '../revealed.tsx';
import { useBound, type ChoiceAt, type ChoiceBinding, type ChoiceListPath } from '../use-bound.ts';

export interface CheckboxSetControlProps<Value extends ChoiceValue> extends Omit<
  ControlProps<Value[]>,
  'ref'
> {
  choices: readonly Choice<Value>[];
  /** `rows`: each choice is a selectable row; `list` stands below each other without a frame, `line` beside. */
  variant?: 'list' | 'rows' | 'line';
  /** Extra fields of a chosen row, shown directly beneath it. */
  reveal?: (value: Value) => ReactNode;
}

export function CheckboxSetControl<Value extends ChoiceValue>(props: CheckboxSetControlProps<Value>) {
  const { frame, rest } = splitFrame(props);
  const { choices, variant = 'list', reveal, value, onChange, onBlur, name: _, ...others } = rest;
  const toggle = (choice: Value, chosen: boolean) =>
    // In the order of the list, so that the same choices are always the same value.
    onChange(
      choices.map((each) => each.value).filter((each) => (each === choice ? chosen : value.includes(each))),
    );
  return (
    <Checkbox.Group {...others} {...frame} value={value.map(String)} onBlur={onBlur}>
      <div className={classes[variant]}>
        {choices.map((choice) => {
          const chosen = value.includes(choice.value);
          const extra = chosen ? reveal?.(choice.value) : undefined;
          return (
            <Fragment key={choice.value}>
              <Checkbox
                className={variant === 'rows' ? classes.row : ''}
                value={String(choice.value)}
                label={choice.label}
                disabled={props.disabled === true || choice.disabled === true}
                onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
                readOnly={props.readOnly === true}
                error={props.error !== undefined}
              />
              {extra !== undefined && extra !== null && <Revealed>{extra}</Revealed>}
            </Fragment>
          );
        })}
      </div>
    </Checkbox.Group>
  );
}

export function CheckboxSetField<Values extends FieldValues, Name extends ChoiceListPath<Values>, Output>({
  control,
  name,
  ...props
}: ChoiceBinding<Values, Name, Output> & BoundProps<CheckboxSetControlProps<ChoiceAt<Values, Name>>>) {
  const { ref: _, ...bound } = useBound<Values, ChoiceAt<Values, Name>[], Output>({ control, name }, []);
  return <CheckboxSetControl {...props} {...bound} />;
}
