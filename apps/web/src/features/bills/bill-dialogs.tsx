import type { Bill } from '@indeks/contract/bills/bills.schemas';
import { formatDate } from '#shared/lib/format.ts';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { EditBillDialog, NewBillDialog } from './bill-form-dialogs.tsx';
import { BillViewer } from './bill-viewer.tsx';
import { useRemoveBills } from './bills.api.ts';
import { billsTexts as texts } from './bills.texts.ts';

export type OpenBill =
  | { kind: 'new' }
  | { kind: 'edit'; bill: Bill; copied: boolean }
  | { kind: 'view'; bill: Bill }
  | EntryOutcome<Bill>;

interface BillDialogsProps extends Pick<Dialogs<OpenBill>, 'of' | 'show'> {
  user: number | undefined;
  month: string;
  onSaved: (bill: Bill) => void;
  onRemoved: () => void;
}

/** Everything that opens over a month of bills; loaded when the first of it does. */
export function BillDialogs({ of, show, user, month, onSaved, onRemoved }: BillDialogsProps) {
  const remove = useRemoveBills();
  const [added, edited, view] = [of('new'), of('edit'), of('view')];
  const saved = (row: Bill, isNew: boolean) => {
    onSaved(row);
    show({ kind: 'saved', row, added: isNew });
  };
  return (
    <>
      <NewBillDialog
        opened={added.opened}
        user={user}
        month={month}
        onClose={added.close}
        onSaved={(bill) => saved(bill, true)}
      />
      <EditBillDialog
        opened={edited.opened}
        bill={edited.value?.bill}
        copied={edited.value?.copied ?? false}
        onClose={edited.close}
        onSaved={(bill) => saved(bill, false)}
      />
      <BillViewer opened={view.opened} bill={view.value?.bill} onClose={view.close} />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={wordsOf}
        onAddAnother={() => show({ kind: 'new' })}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
        onRemoved={onRemoved}
      />
    </>
  );
}

/** 12 października 2026 · rachunek.jpg */
const wordsOf = ({ date, file_name: name }: Bill): string => `${formatDate(date)} · ${name}`;
