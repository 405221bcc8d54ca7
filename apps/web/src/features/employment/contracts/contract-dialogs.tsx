import { contractRoutes as routes } from '@indeks/contract/employment/contracts/contracts.routes';
import { newContract, type Contract } from '@indeks/contract/employment/contracts/contracts.schemas';
import { declareContractFields } from '#parts/employment/contracts/contract-fields.tsx';
import { formatNumericDate } from '#shared/lib/format.ts';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { contractsTexts as texts } from './contracts.texts.ts';

interface ContractDialogsProps extends EntryOpen<Contract> {
  user: number;
  onRemoved: () => void;
}

export function ContractDialogs({ user, ...open }: ContractDialogsProps) {
  return <EntryDialogs {...open} entry={declareContracts(user)} />;
}

const declareContracts = (user: number) =>
  defineEntry({
    // A contract is part of what the lists of people show: its changes are theirs.
    topic: 'people',
    routes,
    query: { user },
    texts,
    inWords: ({ number, start, end }: Contract) =>
      `${number} · ${formatNumericDate(start)}–${formatNumericDate(end)}`,
    add: () =>
      defineForm({
        schema: newContract,
        values: { start: '', end: '', number: '' },
        fields: declareContractFields({ users: [user] }),
      }),
    edit: ({ id, start, end, number }) =>
      defineForm({
        schema: newContract,
        values: { start, end, number },
        fields: declareContractFields({ users: [user], except: id }),
      }),
  });
