import {
  mostInstalments,
  sumOfInstalments,
  type InstalmentPlan,
} from '@indeks/contract/money/payments/instalment-plans.schemas';
import { Button } from '@mantine/core';
import { IconEqual, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { formatDate, formatMoney } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { MoneyField } from '#shared/ui/form/typed/money-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './payments.module.css';
import { planTexts as texts } from './payments.texts.ts';
import type { PlanForm } from './plan-dialog.tsx';

type Form = AppForm<PlanForm, PlanForm>;

interface PlanFieldsProps extends Pick<InstalmentPlan, 'templates'> {
  form: Form;
  price: number;
}

/** A template puts its rows in the place of all; then each is changed by itself. */
export function PlanFields({ form, price, templates }: PlanFieldsProps) {
  const { control } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'instalments' });
  const addButton = useRef<HTMLButtonElement>(null);
  const due = templates[0]?.[0]?.due;
  const removeRow = (index: number) => {
    remove(index);
    // The pressed button is gone.
    addButton.current?.focus();
  };
  const rows = fields.map(({ id }, index) => (
    <PlanRow key={id} form={form} index={index} onRemove={() => removeRow(index)} />
  ));
  return (
    <>
      <p className={classes.quiet}>{texts.price(formatMoney(price))}</p>
      <fieldset className={classes.templates} aria-label={texts.templates}>
        {templates.map((template) => (
          <Button
            key={template.length}
            variant="light"
            size="xs"
            onClick={() => replace(template.map(({ due: day, amount }) => ({ due: day, amount })))}
          >
            {texts.template(template.length)}
          </Button>
        ))}
        <Button variant="light" size="xs" onClick={() => replace([])}>
          {texts.none}
        </Button>
      </fieldset>
      {rows}
      {fields.length === 0 && due !== undefined && (
        <Notice tone="info">{texts.noneHelp(formatDate(due))}</Notice>
      )}
      {fields.length > 0 && <PlanSum form={form} price={price} />}
      {fields.length < mostInstalments && (
        <div>
          <Button
            ref={addButton}
            variant="default"
            size="xs"
            leftSection={<Icon of={IconPlus} size={iconSizes.small} />}
            // An amount that is still to be typed.
            onClick={() => append({ due: '', amount: null as unknown as number })}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}

interface PlanRowProps {
  form: Form;
  index: number;
  onRemove: () => void;
}

function PlanRow({ form: { control }, index, onRemove }: PlanRowProps) {
  const number = index + 1;
  return (
    <fieldset className={classes.planRow} aria-label={texts.instalment(number)}>
      <DateField control={control} name={`instalments.${index}.due`} label={texts.due} required />
      <MoneyField control={control} name={`instalments.${index}.amount`} label={texts.amount} required />
      <QuietAction icon={IconTrash} label={texts.remove(number)} onClick={onRemove} />
    </fieldset>
  );
}

/** The sum of the rows, and the missing amount; a button adds it to the last one. */
function PlanSum({ form, price }: { form: Form; price: number }) {
  const rows = useWatch({ control: form.control, name: 'instalments' });
  const sum = sumOfInstalments(rows.map(({ amount }) => ({ amount: amount || 0 })));
  const last = rows.length - 1;
  const rest = price - sum + (rows[last]?.amount || 0);
  const failed = form.formState.errors.instalments;
  const error = failed?.root?.message ?? failed?.message;
  const fill = () =>
    form.setValue(`instalments.${last}.amount`, rest, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <div className={classes.planSum}>
        <span aria-live="polite">
          <strong>{texts.sum(formatMoney(sum), formatMoney(price))}</strong>
          {sum < price && ` · ${texts.missing(formatMoney(price - sum))}`}
          {sum > price && ` · ${texts.surplus(formatMoney(sum - price))}`}
        </span>
        {sum !== price && rest > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon of={IconEqual} size={iconSizes.small} />}
            onClick={fill}
          >
            {texts.fill}
          </Button>
        )}
      </div>
      {error !== undefined && sum !== price && <Notice tone="error">{error}</Notice>}
    </>
  );
}
