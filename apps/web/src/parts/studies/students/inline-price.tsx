import { studentRoutes } from '@indeks/contract/studies/students/students.routes';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatAmount, formatMoney } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './inline-price.module.css';
import { inlinePriceTexts as texts } from './studies.texts.ts';
import { judgeTuition, TuitionControl } from './tuition-field.tsx';

interface InlinePriceProps {
  /** The enrolment as it was read. */
  row: { id: number; version: number; can: { edit: boolean; anyPrice: boolean } };
  /** What is read again after the change. */
  topic: 'students' | 'payments';
  /** Which of the two courses it is the price of. */
  slot: 1 | 2;
  price: number;
  /** The course, so that the buttons of two prices differ. */
  name: string;
  /** In a column of numbers: without the currency, and the last digit at the end. */
  bare?: boolean;
}

/** Tuition that is changed where it stands. */
export function InlinePrice(props: InlinePriceProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    // The field and its focus are gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (editing) return <PriceField {...props} onLeave={leave} />;
  return (
    <span className={classes.number} data-bare={props.bare || undefined}>
      {props.bare ? formatAmount(props.price) : formatMoney(props.price)}
      {props.row.can.edit && (
        <QuietAction
          ref={button}
          icon={IconPencil}
          label={texts.editPrice}
          name={`${texts.editPrice}: ${props.name}`}
          size={26}
          iconSize={iconSizes.small}
          onClick={() => setEditing(true)}
        />
      )}
    </span>
  );
}

function PriceField({ row, topic, slot, price, name, onLeave }: InlinePriceProps & { onLeave: () => void }) {
  const [value, setValue] = useState<number | null>(price);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const setPrice = useCall(topic, studentRoutes.setPrice);
  const { mutate, isPending } = useAction((grosze: number) =>
    setPrice({ params: { id: row.id, price: grosze }, body: { slot, version: row.version } }),
  );
  const save = () => {
    if (isPending) return undefined;
    const wrong = judgeTuition(value, row.can.anyPrice || value === price);
    if (value === null || wrong !== undefined) return setError(wrong);
    return mutate(value, {
      onSuccess: () => {
        snackbar(texts.priceSaved);
        onLeave();
      },
      onError: (failure) => setError(readMessage(failure)),
    });
  };
  const decide = (event: KeyboardEvent) => {
    // Enter on an amount of the list chooses it, and on a button presses it.
    if (event.key === 'Enter' && event.target === field.current && !event.defaultPrevented) save();
    if (event.key === 'Escape') onLeave();
  };
  return (
    // The keys work beside the two buttons, which say the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={classes.price} onKeyDown={decide}>
      <TuitionControl
        ref={field}
        label={`${texts.tuition}: ${name}`}
        labelHidden
        value={value}
        onChange={(grosze) => {
          setValue(grosze);
          setError(undefined);
        }}
        error={error}
        maw={140}
      />
      <ActionIcon
        variant="filled"
        size={34}
        loading={isPending}
        aria-label={`${texts.savePrice}: ${name}`}
        onClick={save}
      >
        <Icon of={IconCheck} />
      </ActionIcon>
      <ActionIcon variant="default" size={34} aria-label={`${texts.cancelPrice}: ${name}`} onClick={onLeave}>
        <Icon of={IconX} />
      </ActionIcon>
    </span>
  );
}
