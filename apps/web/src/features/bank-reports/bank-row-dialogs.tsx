import { bankRowRoutes as routes } from '@indeks/contract/bank-reports/bank-reports.routes';
import { dismissedRow, type BankRowItem } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useCall } from '#shared/api/use-call.ts';
import { formatAccountNumber, formatMoney, formatNumericDate } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/textarea-field.tsx';
import classes from './bank-reports.module.css';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';
import { EnrolmentField } from './enrolment-field.tsx';

interface Give {
  kind: 'give';
  row: BankRowItem;
}
interface Dismiss {
  kind: 'dismiss';
  row: BankRowItem;
}
interface TakeBack {
  kind: 'take-back';
  row: BankRowItem;
}
export type OpenRow = Give | Dismiss | TakeBack;

/** What is decided about one payment. */
export function BankRowDialogs({ of }: Pick<Dialogs<OpenRow>, 'of'>) {
  return (
    <>
      <GiveDialog open={of('give')} />
      <DismissDialog open={of('dismiss')} />
      <TakeBackDialog open={of('take-back')} />
    </>
  );
}

const giveForm = z.strictObject({ scid: z.number({ error: texts.studentMissing }) });

/** The whole payment goes to one enrolment. */
function GiveDialog({ open }: { open: OpenOf<Give> }): ReactNode {
  const give = useCall('bank-reports', routes.give);
  const row = open.value?.row;
  if (!row) return null;
  const { id, amount, version: read } = row;
  return defineForm({
    schema: giveForm,
    values: { scid: null as unknown as number }, // the form says what is missing
    above: <Transfer row={row} />,
    fields: {
      scid: {
        label: texts.student,
        draw: (field) => <EnrolmentField {...field} description={texts.studentHelp} required />,
      },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.give,
    submitLabel: texts.giveSubmit,
    onSubmit: async ({ scid }, { saveAgainst }) => {
      const parts = [{ scid, amount }];
      await saveAgainst(read, (version) => give({ params: { id }, body: { parts, version } }));
      snackbar(texts.given);
    },
  });
}

const dismissForm = dismissedRow.omit({ version: true });

function DismissDialog({ open }: { open: OpenOf<Dismiss> }): ReactNode {
  const dismiss = useCall('bank-reports', routes.dismiss);
  const row = open.value?.row;
  if (!row) return null;
  const { id, version: read } = row;
  return defineForm({
    schema: dismissForm,
    values: { comment: '' },
    above: <Transfer row={row} />,
    fields: {
      comment: { label: texts.comment, draw: (field) => <TextareaField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.dismiss,
    submitLabel: texts.dismissSubmit,
    onSubmit: async ({ comment }, { saveAgainst }) => {
      await saveAgainst(read, (version) => dismiss({ params: { id }, body: { comment, version } }));
      snackbar(texts.dismissed);
    },
  });
}

function TakeBackDialog({ open }: { open: OpenOf<TakeBack> }) {
  const takeBack = useCall('bank-reports', routes.takeBack);
  const row = open.value?.row;
  if (!row) return null;
  const { id, version, amount } = row;
  return (
    <Confirm
      opened={open.opened}
      onClose={open.close}
      question={texts.takeBackQuestion}
      consequence={texts.takeBackConsequence(formatMoney(amount))}
      confirmLabel={texts.takeBack}
      icon={IconArrowBackUp}
      tone="brand"
      failed={texts.takeBackFailed}
      onConfirm={async () => {
        await takeBack({ params: { id }, body: { version } });
        snackbar(texts.takenBack);
      }}
    />
  );
}

/** What the bank wrote about the payment. */
function Transfer({ row }: { row: BankRowItem }) {
  const words = texts.transfer;
  const values = [
    [words.amount, formatMoney(row.amount)],
    [words.date, row.date === null ? '' : formatNumericDate(row.date)],
    [words.payer, row.payer],
    [words.title, row.title],
    [words.account, formatAccountNumber(row.account)],
  ] as const;
  return (
    <dl className={classes['transfer']}>
      {values
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
