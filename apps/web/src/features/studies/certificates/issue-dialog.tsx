import { completion, type CompletionGroup } from '@indeks/contract/studies/certificates/certificates.schemas';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { useIssuing } from './certificates.api.ts';
import classes from './certificates.module.css';
import { completionTexts as texts } from './certificates.texts.ts';
import type { IssuingDays } from './issuing-days.tsx';

export interface OpenIssuing {
  kind: 'issue';
  /** Numbers of the courses within enrolments. */
  ids: readonly number[];
}

const issueForm = completion.omit({ ids: true });

interface IssueDialogProps {
  open: OpenOf<OpenIssuing>;
  group: CompletionGroup;
  /** As they were chosen beside the list. */
  days: IssuingDays;
}

/** The last step before the contents are frozen. Afterwards the register has the new lines. */
export function IssueDialog({ open, group, days }: IssueDialogProps): ReactNode {
  const issue = useIssuing();
  const navigate = useNavigate();
  const ids = open.value?.ids;
  if (!ids) return null;
  return defineForm({
    schema: issueForm,
    values: days,
    above: (
      <div className={classes.told}>
        <p>{texts.frozen}</p>
        <p>{texts.first(group.next, group.signatory.name)}</p>
      </div>
    ),
    fields: {
      completed: { label: texts.completed, half: true, draw: (field) => <DateField {...field} required /> },
      issued: { label: texts.issued, half: true, draw: (field) => <DateField {...field} required /> },
      copies: { label: texts.copies, draw: (field) => <NumberField {...field} required /> },
    },
  })({
    opened: open.opened,
    onClose: open.close,
    title: texts.submit(ids.length),
    submitLabel: texts.submit(ids.length),
    onSubmit: async (chosen) => {
      const { certificates } = await issue({ ids: [...ids], ...chosen });
      snackbar(texts.done(certificates.map(({ number }) => number)));
      void navigate('/certificates');
    },
  });
}
