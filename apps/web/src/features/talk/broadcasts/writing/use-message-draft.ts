import { useState } from 'react';
import type { DraftPlace } from '#shared/ui/long-form/draft-keeper.ts';
import { useFormDraft } from '#shared/ui/long-form/use-form-draft.ts';
import { useTabDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import type { Asked } from './asked.ts';
import type { Writing, Written } from './writing-form.ts';

/** Keeps the words in this tab for the people to whom they were written; a chosen file is not kept. */
export function useMessageDraft(form: AppForm<Writing, Written>, { listKey }: Asked) {
  const [key] = useState(() => `message-to-many:${listKey}`);
  const place = useTabDraft({ key, version: 0 });
  const [ofWords] = useState<DraftPlace>(() => ({
    ...place,
    keep: ({ file: _file, ...words }, how) => place.keep(words, how),
  }));
  return useFormDraft(form, ofWords, key);
}
