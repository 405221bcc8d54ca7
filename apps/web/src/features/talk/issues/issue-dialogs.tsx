import {
  firstPriority,
  issueNumber,
  issuePriorities,
  issuePriorityNames,
  issueTypeNames,
  issueTypes,
  mostIssueFiles,
} from '@indeks/contract/talk/issues/issues.keys';
import { issueRoutes as routes } from '@indeks/contract/talk/issues/issues.routes';
import { issueFile, newIssue, type Issue } from '@indeks/contract/talk/issues/issues.schemas';
import { issueTexts as contractTexts } from '@indeks/contract/talk/issues/issues.texts';
import { z } from 'zod';
import { useSession } from '#shared/api/session-context.tsx';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { ConcernedField } from './concerned-field.tsx';
import { IssueFilesField } from './issue-files-field.tsx';
import { issueFormTexts } from './issues.texts.ts';

export function IssueDialogs(open: EntryOpen<Issue> & { onRemoved?: () => void }) {
  const office = useSession().permissions.includes('issues.triage');
  return <EntryDialogs {...open} entry={office ? officeIssues : ownIssues} />;
}

/** Pictures are uploaded when they are chosen; the issue names them by number. */
const attached = z
  .array(issueFile)
  .max(mostIssueFiles, contractTexts.tooManyFiles)
  .refine((files) => files.every(({ id }) => id > 0), issueFormTexts.stillUploading)
  .transform((files) => files.map(({ id }) => id));

const ownSchema = newIssue.pick({ title: true, type: true, description: true }).extend({ files: attached });
const officeSchema = ownSchema.extend({
  uid_issue: newIssue.shape.uid_issue.unwrap(),
  priority: newIssue.shape.priority.unwrap(),
});

const texts = { ...issueFormTexts, add: issueFormTexts.send };
const frame = { persistent: true, cancelLabel: issueFormTexts.abandon, size: 'form-wide' } as const;

const ownFields = {
  title: { label: texts.fields.title, draw: (field) => <TextField {...field} required /> },
  type: {
    label: texts.fields.type,
    half: true,
    draw: (field) => (
      <SelectField
        {...field}
        choices={issueTypes.map((type) => ({ value: type, label: issueTypeNames[type] }))}
        required
      />
    ),
  },
  description: {
    label: texts.fields.description,
    draw: (field) => <TextareaField {...field} minRows={4} required counted />,
  },
  files: {
    label: texts.fields.files,
    draw: (field) => <IssueFilesField {...field} />,
  },
} satisfies FieldsOf<z.input<typeof ownSchema>>;

/** The order of the screen: whom it concerns and how urgent it is before the description. */
const officeFields = (concerned: Issue['concerned']) =>
  ({
    title: ownFields.title,
    type: ownFields.type,
    priority: {
      label: texts.fields.priority,
      half: true,
      draw: (field) => (
        <SelectField
          {...field}
          choices={issuePriorities.map((priority) => ({
            value: priority,
            label: issuePriorityNames[priority],
          }))}
          required
        />
      ),
    },
    uid_issue: {
      label: texts.fields.concerned,
      draw: (field) => <ConcernedField {...field} known={concerned} />,
    },
    description: ownFields.description,
    files: ownFields.files,
  }) satisfies FieldsOf<z.input<typeof officeSchema>>;

const empty = { title: '', type: 1 as const, description: '', files: [] };

const shared = {
  topic: 'issues',
  routes,
  texts,
  inWords: ({ id, title }: Issue) => `${issueNumber(id)} ${title}`,
  addedInWords: ({ id }: Issue) => texts.thanks(issueNumber(id)),
  removedInWords: (rows: readonly Issue[]) => rows.map(({ title }) => title).join(', '),
} as const;

const ownIssues = defineEntry({
  ...shared,
  add: () => defineForm({ schema: ownSchema, values: empty, fields: ownFields, ...frame }),
  edit: ({ title, type, description, files }: Issue) =>
    defineForm({
      schema: ownSchema,
      values: { title, type, description, files },
      fields: ownFields,
      ...frame,
    }),
});

const officeIssues = defineEntry({
  ...shared,
  add: () =>
    defineForm({
      schema: officeSchema,
      values: { ...empty, uid_issue: null, priority: firstPriority },
      fields: officeFields(null),
      ...frame,
    }),
  edit: ({ title, type, description, files, uid_issue, priority, concerned }: Issue) =>
    defineForm({
      schema: officeSchema,
      values: { title, type, description, files, uid_issue, priority: priority ?? firstPriority },
      fields: officeFields(concerned),
      ...frame,
    }),
});
