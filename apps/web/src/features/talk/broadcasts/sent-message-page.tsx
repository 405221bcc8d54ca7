import { broadcastRoutes as routes } from '@indeks/contract/talk/broadcasts/broadcasts.routes';
import type { BroadcastReport } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { Anchor } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { broadcastQuery } from '#data/talk/broadcasts.ts';
import { attachmentAddress } from '#data/talk/chat.ts';
import { SendingProgress } from '#parts/talk/broadcasts/sending-progress.tsx';
import { isScheduled } from '#parts/talk/broadcasts/progress-in-words.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatDateTime, formatNumber } from '#shared/lib/format.ts';
import { Confirm } from '#shared/ui/dialog/confirm.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { Figures } from '#shared/ui/page/figures.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import classes from './broadcasts.module.css';
import { reportTexts as texts, sentTexts } from './broadcasts.texts.ts';
import { useEditMessage } from './edit-message.tsx';
import { MessageRecipients } from './message-recipients.tsx';
import { subjectOf } from './subject.ts';

/** What was sent, how far it has come, and who has it. */
export function SentMessagePage() {
  return (
    <RecordPage query={broadcastQuery} texts={texts}>
      {(message) => <Report message={message} />}
    </RecordPage>
  );
}

function Report({ message }: { message: BroadcastReport }) {
  const { audience, type, sender, datetime, recalled_at: recalledAt } = message;
  const about = [sentTexts.audiences[audience], sentTexts.types[type], sender, formatDateTime(datetime)];
  const recall = useRecall(message);
  const edit = useEditMessage(message);
  return (
    <>
      <PageHeader
        title={subjectOf(message)}
        help={about.join(' · ')}
        back={texts.back}
        secondary={[
          ...(message.can.edit ? [edit.action] : []),
          ...(message.can.recall ? [recall.action] : []),
        ]}
      />
      <div className={classes.report}>
        <Card title={texts.content}>
          {message.text !== '' && <p className={classes.text}>{message.text}</p>}
          {message.file !== null && (
            <Anchor href={attachmentAddress(message.file)} download>
              {texts.file(message.file_name ?? '')}
            </Anchor>
          )}
          <Counts message={message} />
          <div className={classes.progress}>
            <SendingProgress message={message} />
          </div>
          {recalledAt !== null && (
            <p className={classes.quiet}>{texts.recalledAt(formatDateTime(recalledAt))}</p>
          )}
        </Card>
        <MessageRecipients message={message} />
      </div>
      {edit.dialog}
      {recall.dialog}
    </>
  );
}

/** The same numbers as the list of recipients gives under its filters. */
function Counts({ message }: { message: BroadcastReport }) {
  const { total, sent, read, skipped, recalled, type } = message;
  const figures = [
    { label: texts.counts.total, count: total },
    { label: texts.counts.sent, count: sent },
    ...(type === 'chat' ? [{ label: texts.counts.read, count: read }] : []),
    ...(skipped > 0 ? [{ label: texts.counts.skipped, count: skipped }] : []),
    ...(recalled > 0 ? [{ label: texts.counts.recalled, count: recalled }] : []),
  ];
  return <Figures figures={figures.map(({ label, count }) => ({ label, value: formatNumber(count) }))} />;
}

/** Taking it back from those who have not read it; before its hour, from everybody. */
function useRecall(message: BroadcastReport) {
  const recall = useCall('broadcasts', routes.recall);
  const { show, of } = useOpen<{ kind: 'recall' }>('message-recall');
  const { opened, close } = of('recall');
  const callsOff = isScheduled(message);
  const label = callsOff ? texts.callOff : texts.recall;
  const action = { label, icon: IconArrowBackUp, danger: true, onClick: () => show({ kind: 'recall' }) };
  const dialog = (
    <Confirm
      opened={opened}
      onClose={close}
      question={callsOff ? texts.callOffQuestion : texts.recallQuestion}
      consequence={callsOff ? texts.callOffConsequence : texts.recallConsequence}
      confirmLabel={label}
      icon={IconArrowBackUp}
      tone="danger"
      failed={texts.recallFailed}
      onConfirm={async () => {
        await recall({ params: { id: message.id } });
        snackbar(texts.recalled);
      }}
    />
  );
  return { action, dialog };
}
