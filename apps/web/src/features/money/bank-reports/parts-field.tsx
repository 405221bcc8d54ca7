import { paymentTexts } from '@indeks/contract/money/payments/payments.texts';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney } from '#shared/lib/format.ts';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import type { ControlProps } from '#shared/ui/form/field-props.ts';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { MoneyControl } from '#shared/ui/form/typed/money-field.tsx';
import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './explain.module.css';
import { bankRowsTexts } from './bank-reports.texts.ts';
import { EnrolmentControl } from './enrolment-field.tsx';
import { splitTexts as texts } from './explain.texts.ts';

interface Part {
  /** Tells it from the others, also when one of them is taken away. */
  key: number;
  scid: number | null;
  amount: number | null;
}

interface PartsControlProps extends ControlProps<readonly Part[]> {
  /** The payment that the parts divide. */
  whole: number;
  /** Names the person with whom the split begins. */
  known: Choice<number> | undefined;
}

const mostParts = 20;

/** The enrolments that a payment is split over, each with its amount, and what is left of it. */
function PartsControl({ value, onChange, whole, known, label, error, wrapperProps }: PartsControlProps) {
  const [typedLast, setTypedLast] = useState(false);
  const left = whole - value.reduce((sum, { amount }) => sum + (amount || 0), 0);
  const set = (index: number, change: Partial<Part>) =>
    onChange(value.map((part, at) => (at === index ? { ...part, ...change } : part)));
  const setAmount = (index: number, amount: number | null) => {
    const last = value.length - 1;
    if (index === last) setTypedLast(true);
    const changed = value.map((part, at) => (at === index ? { ...part, amount } : part));
    onChange(typedLast || index === last ? changed : withRest(changed, whole));
  };
  return (
    <GroupFrame wrapperProps={wrapperProps} label={label} error={error}>
      {value.map((part, index) => (
        <div key={part.key} className={classes.part}>
          <EnrolmentControl
            label={`${texts.part(index + 1)}: ${bankRowsTexts.student}`}
            labelHidden
            value={part.scid}
            onChange={(scid) => set(index, { scid })}
            known={known}
          />
          <MoneyControl
            label={texts.amount(index + 1)}
            labelHidden
            value={part.amount}
            onChange={(amount) => setAmount(index, amount)}
            error={Number.isNaN(part.amount) ? paymentTexts.amountNumber : undefined}
          />
          <QuietAction
            icon={IconTrash}
            label={texts.remove(index + 1)}
            size={44}
            disabled={value.length <= 2}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className={classes.partsFoot}>
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} size={iconSizes.small} />}
          disabled={value.length >= mostParts}
          onClick={() =>
            onChange([...value, { key: freeKey(value), scid: null, amount: left > 0 ? left : null }])
          }
        >
          {texts.add}
        </Button>
        <output>{describeLeft(left)}</output>
      </div>
    </GroupFrame>
  );
}

/** The last part is what the others leave. */
const withRest = (parts: readonly Part[], whole: number): Part[] => {
  const others = parts.slice(0, -1).reduce((sum, { amount }) => sum + (amount || 0), 0);
  const rest = whole - others > 0 ? whole - others : null;
  return parts.map((part, index) => (index === parts.length - 1 ? { ...part, amount: rest } : part));
};

const freeKey = (parts: readonly Part[]): number => Math.max(...parts.map(({ key }) => key)) + 1;

export const describeLeft = (left: number): string => {
  if (left === 0) return texts.whole;
  return left > 0 ? texts.left(formatMoney(left)) : texts.over(formatMoney(-left));
};

export const PartsField = bindControl(PartsControl, []);
