import type { Enrolment } from '@indeks/contract/students/students.schemas';
import { studentTexts } from '@indeks/contract/students/students.texts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TuitionControl } from '#parts/studies/tuition-field.tsx';
import { messageOf } from '#shared/api/call-error.ts';
import { useAction } from '#shared/api/use-action.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import classes from './student-tabs.module.css';
import { useSetPrice } from './students.api.ts';
import { coursesTabTexts as texts } from './students.texts.ts';

interface InlinePriceProps {
  row: Enrolment;
  /** Which of the two courses it is the price of. */
  slot: 1 | 2;
  price: number;
  /** The course, so that the buttons of two prices differ. */
  name: string;
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
    <span className={classes['number']}>
      {formatMoney(props.price)}
      {props.row.can.edit && (
        <Tooltip label={texts.editPrice}>
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            size={26}
            aria-label={`${texts.editPrice}: ${props.name}`}
            onClick={() => setEditing(true)}
          >
            <Icon of={IconPencil} size={iconSizes.small} />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  );
}

function PriceField({ row, slot, price, name, onLeave }: InlinePriceProps & { onLeave: () => void }) {
  const [value, setValue] = useState<number | null>(price);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const setPrice = useSetPrice();
  const { mutate, isPending } = useAction((grosze: number) =>
    setPrice({ params: { id: row.id, price: grosze }, body: { slot, version: row.version } }),
  );
  const save = () => {
    if (value === null) return setError(studentTexts.priceRequired);
    if (Number.isNaN(value)) return setError(studentTexts.priceDigits);
    return mutate(value, {
      onSuccess: () => {
        snackbar(texts.priceSaved);
        onLeave();
      },
      onError: (failure) => setError(messageOf(failure)),
    });
  };
  const decide = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onLeave();
  };
  return (
    // The keys work beside the two buttons, which say the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={classes['price']} onKeyDown={decide}>
      <TuitionControl
        ref={field}
        label={`${texts.fields.tuition}: ${name}`}
        labelHidden
        anyAmount={row.can.anyPrice}
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
