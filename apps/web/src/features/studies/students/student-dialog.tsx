import { studentEdit, type Student } from '@indeks/contract/studies/students/students.schemas';
import { contactFields } from '#parts/identity/people/account-fields.tsx';
import { explainAccountFailure } from '#parts/identity/people/account-failure.ts';
import { declareAddressConfirmation, unconfirmed } from '#parts/identity/people/confirmation-fields.tsx';
import { declareAddress } from '#parts/provider/person-rights/address-field.tsx';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { useEditStudent } from './students.api.ts';
import { studentDialogTexts as texts } from './students.texts.ts';

export type OpenStudent = { kind: 'edit'; row: Student } | { kind: 'edited'; row: Student };

/** Name, e-mail and telephone of a student. */
export function StudentDialog({ of, show }: Pick<Dialogs<OpenStudent>, 'of' | 'show'>) {
  const save = useEditStudent();
  const [open, saved] = [of('edit'), of('edited')];
  const row = open.value?.row;
  return (
    <>
      {row &&
        declareStudent(row)({
          opened: open.opened,
          onClose: open.close,
          title: texts.title(row.name),
          submitLabel: texts.save,
          readNewer: (newer) => declareStudent(newer as Student).values, // the row of the call that was refused
          onSubmit: async (body, { saveAgainst }) => {
            const { id, version: read } = row;
            const edited = await saveAgainst(read, (version) =>
              save({ params: { id }, body: { ...body, version } }),
            );
            show({ kind: 'edited', row: edited });
          },
        })}
      <SuccessDialog
        opened={saved.opened}
        onClose={saved.close}
        sentence={texts.saved}
        detail={saved.value && `${saved.value.row.name} · ${saved.value.row.email}`}
        autoClose
      />
    </>
  );
}

const declareStudent = ({ email, given_name, surname, telephone }: Student) =>
  defineForm({
    schema: studentEdit.omit({ version: true }),
    values: { email, given_name, surname, telephone: telephone ?? '', ...unconfirmed },
    fields: { ...contactFields, email: declareAddress(email), ...declareAddressConfirmation(email) },
    explainFailure: explainAccountFailure,
  });
