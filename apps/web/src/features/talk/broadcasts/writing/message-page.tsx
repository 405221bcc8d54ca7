import { broadcastKinds } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { listPlaceholders } from '@indeks/contract/talk/own-words/placeholders';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { audienceQuery } from '#data/talk/broadcasts.ts';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useAsked } from './asked.ts';
import { AudienceCard, Missing } from './audience-card.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageFields } from './message-fields.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { usePreviewed } from './use-previewed.ts';
import { useSending } from './use-sending.ts';
import { WhenCard } from './when-card.tsx';
import { writingSchema } from './writing-form.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

/** Writing one message to many: whom it is for, each one's words, and when it goes. */
export function MessagePage() {
  const asked = useAsked();
  const { chosen, audience, back } = asked;
  const kinds = audience === 'students' ? broadcastKinds : (['chat'] as const);
  const form = useZodForm(writingSchema, {
    type: 'chat',
    subject: '',
    text: '',
    file: null,
    when: 'now',
    day: '',
    hour: '',
  });
  const [subject, text, type] = useWatch({ control: form.control, name: ['subject', 'text', 'type'] });
  const found = useQuery(audienceQuery({ ...chosen, uses: listPlaceholders(`${subject} ${text ?? ''}`) }));
  const [place, setPlace] = useState(0);
  const preview = useRef<HTMLDivElement>(null);
  const previewed = usePreviewed(chosen, { subject, text: text ?? '' }, place);
  const { submit, sentId } = useSending(chosen, () => form.reset());
  return (
    <>
      <PageHeader title={texts.title} back={{ to: back, label: texts.back }} />
      {found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <PageForm form={form} label={texts.form} onSubmit={submit}>
          <div className={classes.columns}>
            <div className={classes.side}>
              <AudienceCard asked={asked} found={found.data} />
              <MessageFields form={form} kinds={kinds} audience={audience} />
              <Missing found={found.data} />
            </div>
            <div className={classes.side} ref={preview}>
              <PreviewCard asked={previewed} kind={type} place={place} onTurn={setPlace} />
              <WhenCard form={form} />
            </div>
          </div>
          <MessageActions
            form={form}
            open={found.data?.open}
            previewed={previewed}
            onPreview={() => preview.current?.scrollIntoView({ block: 'start' })}
          />
        </PageForm>
      )}
      <SentDialog id={sentId} back={back} />
    </>
  );
}
