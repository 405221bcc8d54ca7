import { issueNumber } from '@indeks/contract/talk/issues/issues.keys';
import { issueRoutes } from '@indeks/contract/talk/issues/issues.routes';
import { issueMerge, type Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { issueChoicesQuery } from '#data/talk/issues.ts';
import { useCall } from '#shared/api/use-call.ts';
import { FormDialog } from '#shared/ui/dialog/form-dialog.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import type { Choice } from '#shared/ui/form/choices/choice.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import { useBound } from '#shared/ui/form/use-bound.ts';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { issueTexts } from './issues.texts.ts';

const texts = issueTexts.merge;

type Chosen = z.output<typeof issueMerge>;

interface MergeDialogProps {
  opened: boolean;
  onClose: () => void;
  issue: Issue;
}

/** Which issue stays, and who is told. */
export function MergeDialog({ opened, onClose, issue }: MergeDialogProps) {
  const merge = useCall('issues', issueRoutes.merge);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(issueNumber(issue.id))}
      submitLabel={texts.confirm}
      schema={issueMerge}
      values={{ into: undefined }}
      onSubmit={async (body) => {
        await merge({ params: { id: issue.id }, body });
        snackbar(texts.merged(issueNumber(body.into)));
      }}
    >
      {(form) => (
        <>
          <p>{texts.help(issue.reporter?.name ?? '')}</p>
          <KeptIssueField form={form} except={issue.id} />
        </>
      )}
    </FormDialog>
  );
}

/** Found by a number or a few words; a duplicate cannot stay. */
function KeptIssueField({ form, except }: { form: AppForm<Chosen, Chosen>; except: number }) {
  const bound = useBound<Chosen, number | null, Chosen>({ control: form.control, name: 'into' }, null);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data, isFetching } = useQuery(issueChoicesQuery(search));
  const [picked, setPicked] = useState<Choice<number>>();
  const choices = data?.items.filter(({ id, merged }) => id !== except && !merged).map(toChoice) ?? [];
  const chosen = picked?.value === bound.value ? picked : undefined;
  return (
    <SelectControl
      {...bound}
      label={texts.into}
      placeholder={texts.placeholder}
      required
      choices={keepChosen(choices, chosen)}
      onChange={(value) => {
        setPicked(choices.find((choice) => choice.value === value) ?? chosen);
        bound.onChange(value);
      }}
      // The field writes the chosen name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === chosen?.label ? '' : text)}
      nothingFound={isFetching ? texts.searching : texts.nothing}
    />
  );
}

const toChoice = ({ id, title, reporter }: Issue): Choice<number> => ({
  value: id,
  label: [issueNumber(id), title, reporter?.name].filter(Boolean).join(' · '),
});
