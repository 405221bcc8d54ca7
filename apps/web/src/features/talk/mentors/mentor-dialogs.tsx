import { mentorRoutes as routes } from '@indeks/contract/talk/mentors/mentors.routes';
import {
  businessCardRule,
  documentRule,
  mentorFields,
  type Mentor,
} from '@indeks/contract/talk/mentors/mentors.schemas';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { tagsQuery } from '#data/talk/mentors.ts';
import { EntryDialogs, type EntryOpen } from '#shared/ui/entry/entry-dialogs.tsx';
import type { BoundField, FieldsOf } from '#shared/ui/entry/entry-fields.tsx';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { defineEntry } from '#shared/ui/entry/entry.ts';
import { CheckboxField } from '#shared/ui/form/choices/checkbox-field.tsx';
import { EmailField, PhoneField } from '#shared/ui/form/typed/contact-fields.tsx';
import { FileField } from '#shared/ui/form/files/file-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { MultiSelectField } from '#shared/ui/form/choices/multi-select-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { TextareaField } from '#shared/ui/form/typed/textarea-field.tsx';
import { mentorsTexts as texts } from './mentors.texts.ts';
import { nameMentor } from './mentor-card.tsx';

export function MentorDialogs(open: EntryOpen<Mentor> & { onRemoved?: () => void }) {
  return <EntryDialogs {...open} entry={mentors} />;
}

/** No file is nothing to send. */
const optionalFile = z
  .instanceof(File)
  .nullish()
  .transform((file) => file ?? undefined);
const schema = mentorFields.extend({ file: optionalFile, document: optionalFile });
const editSchema = schema.extend({ without_card: z.boolean(), without_document: z.boolean() });

const cardRules = rulesOf(businessCardRule, texts.wrongCard);
const pictureRules = rulesOf(documentRule, texts.wrongPicture);

const fieldsFor = (mentor?: Mentor) =>
  ({
    firstname: {
      label: texts.fields.firstname,
      half: true,
      draw: (field) => <TextField {...field} required />,
    },
    lastname: {
      label: texts.fields.lastname,
      half: true,
      draw: (field) => <TextField {...field} required />,
    },
    email: { label: texts.fields.email, half: true, draw: (field) => <EmailField {...field} required /> },
    telephone: {
      label: texts.fields.telephone,
      half: true,
      draw: (field) => <PhoneField {...field} required />,
    },
    tags: { label: texts.fields.tags, draw: (field) => <TagsField {...field} /> },
    description: {
      label: texts.fields.description,
      draw: (field) => <TextareaField {...field} description={texts.descriptionHelp} minRows={3} counted />,
    },
    file: {
      label: texts.fields.card,
      draw: (field) => (
        <FileField
          {...field}
          description={writeHelp(texts.cardHelp, mentor?.business_card)}
          rules={cardRules}
        />
      ),
    },
    document: {
      label: texts.fields.picture,
      draw: (field) => (
        <FileField
          {...field}
          description={writeHelp(texts.pictureHelp, mentor?.document)}
          rules={pictureRules}
        />
      ),
    },
  }) satisfies FieldsOf<z.input<typeof schema>>;

/** A file that is there can be given up. */
const editFields = (mentor: Mentor) => {
  const { file, document, ...fields } = fieldsFor(mentor);
  return {
    ...fields,
    file,
    without_card: {
      label: texts.withoutCard,
      draw: (field) => (mentor.business_card === null ? null : <CheckboxField {...field} />),
    },
    document,
    without_document: {
      label: texts.withoutPicture,
      draw: (field) => (mentor.document === null ? null : <CheckboxField {...field} />),
    },
  } satisfies FieldsOf<z.input<typeof editSchema>>;
};

const writeHelp = (help: string, known: string | null | undefined): string =>
  known ? `${help} ${texts.replaces}` : help;

const mentors = defineEntry({
  topic: 'mentors',
  routes,
  texts,
  inWords: nameMentor,
  add: () =>
    defineForm({
      schema,
      values: {
        firstname: '',
        lastname: '',
        email: '',
        telephone: '',
        tags: [],
        description: '',
        file: undefined,
        document: undefined,
      },
      fields: fieldsFor(),
      size: 'form-wide',
    }),
  edit: (mentor: Mentor) =>
    defineForm({
      schema: editSchema,
      values: {
        firstname: mentor.firstname,
        lastname: mentor.lastname,
        email: mentor.email,
        telephone: mentor.telephone,
        tags: mentor.tags.map(({ id }) => id),
        description: mentor.description,
        file: undefined,
        document: undefined,
        without_card: false,
        without_document: false,
      },
      fields: editFields(mentor),
      size: 'form-wide',
    }),
});

function TagsField(field: BoundField<'tags', number[]>) {
  const { data } = useQuery(tagsQuery());
  const choices = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  return <MultiSelectField {...field} choices={choices} searchable required />;
}
