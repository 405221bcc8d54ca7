import type { PersonRecord } from '@indeks/contract/people/people.schemas';
import { EntryOutcomes, type EntryOutcome } from '#shared/ui/dialog/entry-outcomes.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { AddEmployeeDialog, AddLecturerDialog } from './add-person-dialogs.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { useRemovePeople } from './people.api.ts';
import { peopleTexts } from './people.texts.ts';
import type { StaffList } from './staff-list.ts';

export type OpenPerson =
  { kind: 'add' } | { kind: 'edit'; person: PersonRecord } | EntryOutcome<PersonRecord>;

interface PersonDialogsProps extends Pick<Dialogs<OpenPerson>, 'of' | 'show'> {
  staff: StaffList;
  secondDomain: string;
  onRemoved?: () => void;
}

/** Everything that opens over a list of people; loaded when the first of it does. */
export function PersonDialogs({ of, show, staff, secondDomain, onRemoved }: PersonDialogsProps) {
  const { group, texts } = staff;
  const remove = useRemovePeople();
  const edit = of('edit');
  const AddDialog = group === 'lecturers' ? AddLecturerDialog : AddEmployeeDialog;
  return (
    <>
      <AddDialog
        opened={of('add').opened}
        title={texts.add}
        secondDomain={secondDomain}
        onClose={of('add').close}
        onAdded={(row) => show({ kind: 'saved', row, added: true })}
      />
      <EditPersonDialog
        opened={edit.opened}
        title={texts.editTitle}
        person={edit.value?.person}
        secondDomain={secondDomain}
        onClose={edit.close}
        onSaved={(row) => show({ kind: 'saved', row, added: false })}
      />
      <EntryOutcomes
        saved={of('saved')}
        remove={of('remove')}
        removed={of('removed')}
        show={show}
        texts={{ ...peopleTexts, ...texts }}
        inWords={({ name, email }) => `${name} · ${email}`}
        onAddAnother={() => show({ kind: 'add' })}
        onRemove={(rows) => remove.mutateAsync(rows.map(({ id }) => id))}
        onRemoved={onRemoved}
      />
    </>
  );
}
