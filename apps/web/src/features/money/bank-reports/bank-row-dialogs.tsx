import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import { dismissedRow, type BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '#shared/api/use-call.ts';
import { formatMoney } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import type { Dialogs, OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { AmountDialog, type OpenAmount } from './amount-dialog.tsx';
import { PartAmountsDialog, type OpenPartAmounts } from './part-amounts-dialog.tsx';
import { bankRowsTexts as texts } from './bank-reports.texts.ts';
import { KeysDialog, type OpenKeys } from './queue-keys.tsx';
import { sameTexts } from './same.texts.ts';
import { SplitDialog, type OpenSplit } from './split-dialog.tsx';
import { Transfer } from './transfer.tsx';

interface Dismiss {
  kind: 'dismiss';
  row: BankRowItem;
}
interface TakeBack {
  kind: 'take-back';
  row: BankRowItem;
}
interface AskAgain {
  kind: 'ask-again';
  row: BankRowItem;
}
export type OpenRow = OpenSplit | OpenAmount | OpenPartAmounts | Dismiss | TakeBack | AskAgain | OpenKeys;

/** Decisions about one payment. */
export function BankRowDialogs({ of }: Pick<Dialogs<OpenRow>, 'of'>) {
  return (
    <>
      <SplitDialog open={of('split')} />
      <AmountDialog open={of('amount')} />
      <PartAmountsDialog open={of('part-amounts')} />
      <DismissDialog open={of('dismiss')} />
      <TakeBackDialog open={of('take-back')} />
      <AskAgainDialog open={of('ask-again')} />
      <KeysDialog open={of('keys')} />
    </>
  );
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

function AskAgainDialog({ open }: { open: OpenOf<AskAgain> }) {
  const askAgain = useCall('bank-reports', routes.askAgain);
  const row = open.value?.row;
  if (!row?.answered) return null;
  const { id, version, answered } = row;
  return (
    <Confirm
      opened={open.opened}
      onClose={open.close}
      question={sameTexts.askAgainQuestion}
      consequence={sameTexts.askAgainConsequence[answered]}
      confirmLabel={sameTexts.askAgain}
      icon={IconArrowBackUp}
      tone="brand"
      failed={sameTexts.askAgainFailed}
      onConfirm={async () => {
        await askAgain({ params: { id }, body: { version } });
        snackbar(sameTexts.askedAgain);
      }}
    />
  );
}
