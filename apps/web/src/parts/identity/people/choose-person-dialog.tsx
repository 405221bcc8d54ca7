import type { ReportType } from '@indeks/contract/common/report-types';
import { chosenPerson } from '@indeks/contract/identity/people/people.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { personQuery } from '#data/identity/people.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { PersonField } from './person-field.tsx';
import { peopleTexts as texts } from './people.texts.ts';

export interface ChosenPerson {
  id: number;
  name: string;
}

interface ChoosePersonDialogProps {
  opened: boolean;
  onClose: () => void;
  /** What is going to be added: "Dodaj czas pracy". */
  title: string;
  /** Only people who keep records of this kind are offered. */
  type: ReportType;
  onChoose: (person: ChosenPerson) => void;
}

/** Asks the secretariat for whom it adds something on a screen of everybody. */
export function ChoosePersonDialog({ opened, onClose, title, type, onChoose }: ChoosePersonDialogProps) {
  const queries = useQueryClient();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      submitLabel={texts.next}
      schema={form}
      values={{ person: null }}
      onSubmit={async ({ person }) => onChoose(await queries.fetchQuery(personQuery(person)))}
    >
      {({ control }) => (
        <PersonField
          control={control}
          name="person"
          type={type}
          label={texts.person}
          description={texts.personHelp}
          required
        />
      )}
    </FormDialog>
  );
}

/** The form holds null until a person is chosen; what is sent is a number. */
const form = z.strictObject({ person: z.number().nullable().pipe(chosenPerson) });
