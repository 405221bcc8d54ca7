import { personEdit, type PersonEdit, type PersonRecord } from '@indeks/contract/people/people.schemas';
import { CallError, isCallError } from '#shared/api/call-error.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { FlagSwitchField } from '#shared/ui/form/switch-field.tsx';
import { useStaleRow } from '#shared/ui/form/use-stale-row.ts';
import { useEditPerson } from './people.api.ts';
import { peopleTexts as texts } from './people.texts.ts';
import { PersonFields } from './person-fields.tsx';

interface EditPersonDialogProps {
  opened: boolean;
  title: string;
  person: PersonRecord | undefined;
  secondDomain: string;
  onClose: () => void;
  onSaved: (person: PersonRecord) => void;
}

export function EditPersonDialog(props: EditPersonDialogProps) {
  const { opened, title, person, secondDomain, onClose, onSaved } = props;
  const edit = useEditPerson();
  const stale = useStaleRow();
  const change = async (body: PersonEdit) => {
    if (!person) return;
    const save = (version: number) => edit.mutateAsync({ id: person.id, body: { ...body, version } });
    onSaved(await stale.guard(body.version, save).catch(tellFailure));
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={texts.save}
      schema={personEdit}
      defaultValues={person ? fieldsOf(person) : {}}
      onSubmit={change}
      failureTitle={(error) =>
        isCallError(error, 'people/email-exists') ? texts.editRefusedTitle : undefined
      }
    >
      {({ control }) => (
        <>
          <PersonFields control={control} secondDomain={secondDomain} />
          <FlagSwitchField
            control={control}
            name="active"
            label={texts.fields.active}
            description={texts.fields.activeHelp}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A refusal has its own words. After any other failure nobody knows whether the change was saved. */
function tellFailure(error: unknown): never {
  if (!isCallError(error) || (error.status >= 400 && error.status < 500)) throw error;
  throw new CallError({ status: error.status, code: error.code, message: texts.editFailed, cause: error });
}

/** The second address is typed without its domain. */
const fieldsOf = ({ email, name, telephone, email_alt, active, version }: PersonRecord): PersonEdit => ({
  email,
  name,
  telephone: telephone ?? '',
  email_alt: email_alt?.split('@')[0] ?? '',
  active,
  version,
});
