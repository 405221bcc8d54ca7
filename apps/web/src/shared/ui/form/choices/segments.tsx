import type { TablerIcon } from '@tabler/icons-react';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './segments.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: TablerIcon;
  /** How many wait behind it; none is not shown. */
  count?: number;
}

interface SegmentsProps<Value extends string> {
  /** Names the group for those who do not see it. */
  label: string;
  choices: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** They share the whole width, as the field of a form. */
  wide?: boolean;
}

/** One of a few, all in sight; on a phone the row is moved sideways. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, choices, value, onChange, wide = false } = props;
  return (
    <fieldset className={classes.root} aria-label={label} data-fill={wide || undefined}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.segment}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon && <Icon of={choice.icon} size={16} />}
          {choice.label}
          {choice.count !== undefined && choice.count > 0 && (
            <span className={classes.count}>{choice.count > 99 ? '99+' : choice.count}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
