import { roleNames } from '@indeks/contract/access/roles';
import { administrativeRoles } from '@indeks/contract/people/people.keys';
import {
  newAdministrativeEmployee,
  newLecturer,
  type NewPerson,
  type PersonRecord,
} from '@indeks/contract/people/people.schemas';
import { useSubmitKey } from '#shared/api/use-submit-key.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { RadioField } from '#shared/ui/form/radio-field.tsx';
import { SelectField } from '#shared/ui/form/select-field.tsx';
import { useCreatePerson } from './people.api.ts';
import classes from './people.module.css';
import { peopleTexts } from './people.texts.ts';
import { PersonFields } from './person-fields.tsx';

interface AddPersonDialogProps {
  opened: boolean;
  title: string;
  secondDomain: string;
  onClose: () => void;
  onAdded: (person: PersonRecord) => void;
}

/** A lecturer comes with the kind of contract. */
export function AddLecturerDialog({ opened, title, secondDomain, onClose, onAdded }: AddPersonDialogProps) {
  const add = useAddPerson(onAdded);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={title}
      schema={newLecturer}
      defaultValues={nobody}
      onSubmit={add}
    >
      {({ control }) => (
        <>
          <PersonFields control={control} secondDomain={secondDomain} />
          <RadioField
            control={control}
            name="is_company"
            label={peopleTexts.fields.kind}
            choices={kinds}
            required
          />
          <AddHelp />
        </>
      )}
    </FormDialog>
  );
}

/** Anybody else of the staff comes with a role. */
export function AddEmployeeDialog({ opened, title, secondDomain, onClose, onAdded }: AddPersonDialogProps) {
  const add = useAddPerson(onAdded);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={title}
      schema={newAdministrativeEmployee}
      defaultValues={nobody}
      onSubmit={add}
    >
      {({ control }) => (
        <>
          <PersonFields control={control} secondDomain={secondDomain} />
          <SelectField
            control={control}
            name="user_role"
            label={peopleTexts.fields.role}
            choices={administrativeRoles.map((role) => ({ value: role, label: roleNames[role] }))}
            required
          />
          <AddHelp />
        </>
      )}
    </FormDialog>
  );
}

function useAddPerson(onAdded: (person: PersonRecord) => void) {
  const create = useCreatePerson();
  const submitKey = useSubmitKey();
  return async (body: NewPerson) => {
    const added = await create.mutateAsync({ body, idempotencyKey: submitKey.current() });
    submitKey.renew();
    onAdded(added);
  };
}

const AddHelp = () => <p className={classes['addHelp']}>{peopleTexts.addHelp}</p>;

const nobody = { email: '', name: '', telephone: '', email_alt: '' };

const kinds = [
  { value: '0' as const, label: peopleTexts.fields.kindChoices[0] },
  { value: '1' as const, label: peopleTexts.fields.kindChoices[1] },
];
