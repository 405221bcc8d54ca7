import { broadcastKinds, type BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { listPlaceholders } from '@indeks/contract/talk/own-words/placeholders';
import { IconCloudCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { audienceQuery } from '#data/talk/broadcasts.ts';
import { formatTime } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Form } from '#shared/ui/form/form.tsx';
import { LeavingQuestion } from '#shared/ui/form/saving/leaving-question.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { DraftNotice } from '#shared/ui/long-form/draft-notice.tsx';
import type { KeptState } from '#shared/ui/long-form/draft-keeper.ts';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader, type PageHeaderProps } from '#shared/ui/page/page-header.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import { useAsked, type Asked, type Chosen } from './asked.ts';
import { AudienceCard } from './audience-card.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageFields } from './message-fields.tsx';
import { Missing } from './missing.tsx';
import { PreviewCard } from './preview-card.tsx';
import { SentDialog } from './sent-dialog.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { usePreviewed } from './use-previewed.ts';
import { useSending } from './use-sending.ts';
import { WhenCard } from './when-card.tsx';
import { writingSchema } from './writing-form.ts';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

/** Writing one message to many: whom it is for, each one's words, and when it goes. */
export function MessagePage() {
  const asked = useAsked();
  const { form, type, file, chosen, found, place, setPlace, previewed, draft, submit, sentId } =
    useWriting(asked);
  const phone = usePhone();
  const preview = useRef<HTMLDivElement>(null);
  const kinds = asked.audience === 'students' ? broadcastKinds : (['chat'] as const);
  const actions = (
    <MessageActions
      form={form}
      open={found.data?.open}
      previewed={previewed}
      onPreview={() => preview.current?.scrollIntoView({ block: 'start' })}
    />
  );
  const state = !phone && <KeptDraft state={draft.state} />;
  return (
    <>
      {found.isError ? (
        <>
          <Head back={asked.back} />
          <ErrorState error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
        </>
      ) : (
        <Form form={form} label={texts.form} onSubmit={submit} kept>
          <div className={classes.head}>
            <Head back={asked.back} state={state} controls={phone ? undefined : actions} />
          </div>
          {draft.restored && <DraftNotice onDiscard={draft.discard} />}
          <div className={classes.columns}>
            <div className={classes.side}>
              <AudienceCard asked={asked} kind={type} found={found.data} />
              <MessageFields form={form} kinds={kinds} audience={asked.audience} />
              <Missing found={found.data} />
            </div>
            <div className={classes.side} ref={preview}>
              <PreviewCard
                {...{ chosen, place, asked: previewed, kind: type, file: file?.name, onTurn: setPlace }}
              />
              <WhenCard form={form} />
            </div>
          </div>
          {phone && actions}
        </Form>
      )}
      <LeavingQuestion form={form} keptOnPath />
      <SentDialog id={sentId} back={asked.back} />
    </>
  );
}

/** What is typed, whom it reaches and what the shown one of them would read. */
function useWriting(asked: Asked) {
  const form = useZodForm(writingSchema, {
    type: 'chat',
    subject: '',
    text: '',
    file: null,
    when: 'now',
    day: '',
    hour: '',
  });
  const [subject, text = '', type, file] = useWatch({
    control: form.control,
    name: ['subject', 'text', 'type', 'file'],
  });
  const chosen = peopleOf(asked, type);
  const found = useQuery(audienceQuery({ ...chosen, uses: listPlaceholders(`${subject} ${text}`) }));
  const [place, setPlace] = useState(0);
  const previewed = usePreviewed(chosen, { subject, text }, place);
  const draft = useMessageDraft(form, asked);
  const { submit, sentId } = useSending(chosen, draft, () => form.reset());
  return { form, type, file, chosen, found, place, setPlace, previewed, draft, submit, sentId };
}

function Head({ back, ...props }: { back: string } & Pick<PageHeaderProps, 'state' | 'controls'>) {
  return <PageHeader title={texts.title} back={{ to: back, label: nameBack(back) }} {...props} />;
}

function KeptDraft({ state }: { state: KeptState }) {
  if (state.kind !== 'kept') return null;
  return (
    <StatusChip tone="neutral" icon={IconCloudCheck}>
      {texts.draftKept(formatTime(state.at))}
    </StatusChip>
  );
}

/** A mail with a password goes to no inactive account. */
function peopleOf({ chosen }: Asked, kind: BroadcastKind): Chosen {
  const { mail_inactive: mails, ...people } = chosen;
  return kind === 'chat' && mails !== undefined ? chosen : people;
}

/** Where one came from, by its list. */
function nameBack(back: string): string {
  const [path] = back.split('?');
  if (path === '/students') return texts.backToStudents;
  return path === '/users' ? texts.backToLecturers : texts.back;
}
