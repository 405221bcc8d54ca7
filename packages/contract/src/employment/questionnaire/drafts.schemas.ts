import { z } from 'zod';
import { timestamp } from '../../common/dates.ts';
import { documentVersion } from './document-version.ts';
import {
  companyForm,
  mostWorkplaces,
  personalForm,
  type CompanyForm,
  type PersonalForm,
} from './questionnaire.schemas.ts';

/** No text of either form is longer. */
const longestText = 300;

/** A form that is not finished: any field may be missing, and of what is there only the size is judged. */
export type Unfinished<Form> = Form extends readonly (infer Item)[]
  ? Unfinished<Item>[]
  : Form extends object
    ? { [Name in keyof Form]?: Unfinished<Form[Name]> | undefined }
    : string;

const unfinished = <Form>(form: z.ZodType<Form>) =>
  loosen(form) as z.ZodType<Unfinished<Form>, Unfinished<Form>>; // the same fields, each of them loosened

const loosen = (schema: z.core.$ZodType): z.ZodType => {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, loosen(field).optional()]);
    return z.strictObject(Object.fromEntries(fields) as z.ZodRawShape);
  }
  if (schema instanceof z.ZodArray) return z.array(loosen(schema.element)).max(mostWorkplaces);
  return z.string().max(longestText);
};

const person = { kind: z.literal('person'), form: unfinished<PersonalForm>(personalForm) };
const company = { kind: z.literal('company'), form: unfinished<CompanyForm>(companyForm) };

const about = {
  /** Version of the saved form on which the draft is based; 0 without one. */
  read_version: documentVersion,
  /** Version of the draft as it was last read or written; 0 without one. */
  version: documentVersion,
};

export const draftSave = z.discriminatedUnion('kind', [
  z.strictObject({ ...person, ...about }),
  z.strictObject({ ...company, ...about }),
]);
export type DraftSave = z.output<typeof draftSave>;
export type UnfinishedQuestionnaire =
  | { kind: 'person'; form: Unfinished<PersonalForm> }
  | { kind: 'company'; form: Unfinished<CompanyForm> };

const keptAt = { version: documentVersion, updated_at: timestamp };

export const keptDraft = z.object(keptAt);

export const ownDraft = z.object({
  draft: z
    .discriminatedUnion('kind', [
      z.object({ ...person, ...about, ...keptAt }),
      z.object({ ...company, ...about, ...keptAt }),
    ])
    .nullable(),
});
export type OwnDraft = z.infer<typeof ownDraft>;
