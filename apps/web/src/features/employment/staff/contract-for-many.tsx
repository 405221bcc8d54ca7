import { contractNumberAt } from '@indeks/contract/employment/contracts/contract-numbers.rules';
import { contractRoutes as routes } from '@indeks/contract/employment/contracts/contracts.routes';
import { newContract, type NewContract } from '@indeks/contract/employment/contracts/contracts.schemas';
import type { PersonRecord } from '@indeks/contract/identity/people/people.schemas';
import { useWatch, type Control } from 'react-hook-form';
import { declareContractFields } from '#parts/employment/contracts/contract-fields.tsx';
import { useCall } from '#shared/api/use-call.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { EntryFields } from '#shared/ui/entry/entry-fields.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import classes from './people.module.css';
import { contractForManyTexts as texts } from './people.texts.ts';

interface ContractForManyProps {
  opened: boolean;
  onClose: () => void;
  people: readonly PersonRecord[];
  onAdded: () => void;
}

/** Adds a contract for each of the chosen people: the same days, one number after another. */
export function ContractForMany({ opened, onClose, people, onAdded }: ContractForManyProps) {
  const createMany = useCall('people', routes.createMany);
  const named = people.toSorted((one, other) => one.listed_name.localeCompare(other.listed_name, 'pl'));
  const users = named.map(({ id }) => id);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(people.length)}
      submitLabel={texts.submit(people.length)}
      schema={newContract}
      values={{ start: '', end: '', number: '' }}
      onSubmit={async (contract, { keyFor }) => {
        const body = { ...contract, users };
        await createMany({ body }, { idempotencyKey: keyFor(body) });
        snackbar(texts.added(people.length));
        onAdded();
      }}
    >
      {(form) => (
        <>
          <EntryFields form={form} fields={declareContractFields({ users })} />
          <Numbers control={form.control} people={named} />
        </>
      )}
    </FormDialog>
  );
}

function Numbers({ control, people }: { control: Control<NewContract>; people: readonly PersonRecord[] }) {
  const first = useWatch({ control, name: 'number' }).trim();
  return (
    <ul className={classes.numbers} aria-label={texts.people}>
      {people.map(({ id, listed_name: name }, index) => (
        <li key={id}>
          <span>{name}</span>
          <strong>{first === '' ? '–' : contractNumberAt(first, index)}</strong>
        </li>
      ))}
    </ul>
  );
}
