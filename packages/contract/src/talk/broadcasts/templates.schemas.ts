import { z } from 'zod';
import { text, version } from '../../common/fields.ts';
import { broadcastWords } from './broadcasts.schemas.ts';
import { broadcastTexts as texts } from './broadcasts.texts.ts';

/** What the office writes again and again to many. */
const templateColumns = { name: text(100, texts.templateName), ...broadcastWords };
export const newTemplate = z.strictObject(templateColumns);
export const templateEdit = z.strictObject({ ...templateColumns, version });
export const template = z.object({
  id: z.number().int(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  version,
});
export type Template = z.infer<typeof template>;
export const templates = z.object({ items: z.array(template) });
