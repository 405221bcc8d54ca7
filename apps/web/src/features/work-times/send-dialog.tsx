import { Button } from '@mantine/core';
import { IconFileDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetchUnchangedStatement } from '#data/papers.ts';
import { useSendReport } from '#parts/months/reports.api.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { RadioControl } from '#shared/ui/form/radio-field.tsx';
import classes from './work-times.module.css';
import { workTimesTexts } from './work-times.texts.ts';

const texts = workTimesTexts.send;

interface SendDialogProps {
  opened: boolean;
  month: string;
  onClose: () => void;
}

/** Hours are sent together with a word about the questionnaire: what changed there is to be mended first. */
export function SendDialog({ opened, month, onClose }: SendDialogProps) {
  const send = useSendReport('czas');
  const close = () => {
    if (send.isPending) return;
    send.reset();
    onClose();
  };
  const confirm = () =>
    send.mutate(month, {
      onSuccess: () => {
        snackbar(texts.done);
        onClose();
      },
    });
  return (
    <Dialog opened={opened} onClose={close} title={texts.title} size="question">
      <Question
        busy={send.isPending}
        failure={send.isError ? messageOf(send.error) : undefined}
        onSend={confirm}
        onCancel={close}
      />
    </Dialog>
  );
}

interface QuestionProps {
  busy: boolean;
  failure: string | undefined;
  onSend: () => void;
  onCancel: () => void;
}

/** Mounted anew at each opening: an old answer must not stand for a new month. */
function Question({ busy, failure, onSend, onCancel }: QuestionProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const changed = answer === 'changed';
  return (
    <>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      <RadioControl
        label={texts.question}
        value={answer}
        onChange={setAnswer}
        choices={answers}
        error={asked && answer === null ? texts.answerRequired : undefined}
        vertical
      />
      {changed && (
        <Notice tone="info" className={classes['changed'] ?? ''}>
          {texts.changedHelp}
        </Notice>
      )}
      {answer === 'unchanged' && <Statement />}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {changed ? (
          <Button component={Link} to="/settings?tab=kwestionariusz">
            {texts.toQuestionnaire}
          </Button>
        ) : (
          <BusyButton
            busy={busy}
            icon={IconSend}
            onClick={() => (answer === null ? setAsked(true) : onSend())}
          >
            {texts.confirm}
          </BusyButton>
        )}
      </FormActions>
    </>
  );
}

function Statement() {
  const { user } = useSession();
  const download = useDownload(() => fetchUnchangedStatement(user.id));
  return (
    <Notice tone="info" className={classes['changed'] ?? ''}>
      <p className={classes['statement']}>{texts.unchangedHelp}</p>
      <BusyButton variant="default" icon={IconFileDownload} {...download}>
        {texts.statement}
      </BusyButton>
    </Notice>
  );
}

const answers = [
  { value: 'unchanged', label: texts.unchanged },
  { value: 'changed', label: texts.changed },
];
