import type { Contract } from '@indeks/contract/contracts/contracts.schemas';
import { formatNumericDate } from '#shared/lib/format.ts';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { ContractDialog } from './contract-dialog.tsx';
import { useRemoveContracts } from './contracts.api.ts';
import { contractsTexts as texts } from './contracts.texts.ts';

export type OpenContract = { kind: 'form'; contract: Contract | undefined } | EntryOutcome<Contract>;

interface ContractDialogsProps extends Pick<Dialogs<OpenContract>, 'of' | 'show'> {
  user: number;
  onRemoved: () => void;
}

/** Everything that opens over the contracts; loaded when the first of it does. */
export function ContractDialogs({ of, show, user, onRemoved }: ContractDialogsProps) {
  const remove = useRemoveContracts();
  const form = of('form');
  const editing = form.value?.contract;
  return (
    <>
      <ContractDialog
        opened={form.opened}
        contract={editing}
        user={user}
        onClose={form.close}
        onSaved={(row) => show({ kind: 'saved', row, added: editing === undefined })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={texts}
        inWords={wordsOf}
        onAddAnother={() => show({ kind: 'form', contract: undefined })}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
        onRemoved={onRemoved}
      />
    </>
  );
}

const wordsOf = ({ number, start, end }: Contract): string =>
  `${number} · ${formatNumericDate(start)}–${formatNumericDate(end)}`;
