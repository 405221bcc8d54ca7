import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { attachmentRule } from '@indeks/contract/talk/chat/chat.schemas';
import { useWatch } from 'react-hook-form';
import { useSession } from '#shared/api/session-context.tsx';
import { FileField } from '#shared/ui/form/files/file-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { SelectField } from '#shared/ui/form/choices/select-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { usePlaceholders, type Asked } from './asked.ts';
import { Templates } from './templates.tsx';
import { WordsField } from './words-field.tsx';
import type { Writing, Written } from './writing-form.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface MessageFieldsProps {
  form: AppForm<Writing, Written>;
  kinds: readonly BroadcastKind[];
  audience: Asked['audience'];
}

const rules = rulesOf(attachmentRule, texts.wrongKind);

/** Title, text and attachment. */
export function MessageFields({ form, kinds, audience }: MessageFieldsProps) {
  const { control, setValue } = form;
  const { permissions } = useSession();
  const offered = usePlaceholders(audience);
  const [type, subject, text] = useWatch({ control, name: ['type', 'subject', 'text'] });
  const touch = { shouldDirty: true, shouldValidate: true };
  return (
    <Card>
      <div className={classes.fields}>
        {kinds.length > 1 && (
          <SelectField
            control={control}
            name="type"
            label={texts.fields.type}
            choices={kinds.map((kind) => ({ value: kind, label: texts.types[kind] }))}
            required
            {...(type === 'first-login' && { description: texts.firstLoginHelp })}
          />
        )}
        <TextField
          control={control}
          name="subject"
          label={texts.fields.subject}
          autoComplete="off"
          required
        />
        {permissions.includes('chat.broadcast') && (
          <div className={classes.textHead}>
            <Templates
              words={{ subject, text: text ?? '' }}
              onChoose={(template) => {
                setValue('subject', template.subject, touch);
                setValue('text', template.text, touch);
              }}
            />
          </div>
        )}
        <WordsField control={control} name="text" label={texts.fields.text} offered={offered} />
        {type !== 'first-login' && (
          <FileField
            control={control}
            name="file"
            label={texts.fields.file}
            description={texts.fileHelp}
            rules={rules}
          />
        )}
      </div>
    </Card>
  );
}
