import type { ReportType } from '@indeks/contract/common/report-types';
import type { SendingPreview } from '@indeks/contract/month/report-review/report-review.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { sendingQuery } from '#data/month/report-review.ts';
import { isCallError, readMessage } from '#shared/api/call-error.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { focusFirstInvalid } from '#shared/ui/form/focus-field.ts';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { AboutQuestionnaire, useFormTexts, type QuestionnaireAnswer } from './about-questionnaire.tsx';
import { ChosenReports } from './chosen-reports.tsx';
import { useSendReports } from './reports.api.ts';
import { sendTexts as texts } from './send-dialog.texts.ts';

interface SendDialogProps {
  opened: boolean;
  month: string;
  /** What it was opened for; the other kinds can be sent with it. */
  type: ReportType;
  onClose: () => void;
}

/** Asks before a month is sent: what it holds, what will be locked, and of hours whether the questionnaire still holds. */
export function SendDialog({ opened, month, type, onClose }: SendDialogProps) {
  const send = useSendReports();
  const close = () => {
    if (send.isPending) return;
    send.reset();
    onClose();
  };
  const confirm = (types: ReportType[]) =>
    send.mutate(
      { month, types },
      {
        onSuccess: () => {
          snackbar(texts.done(types.length));
          onClose();
        },
      },
    );
  return (
    <Dialog opened={opened} onClose={close} title={texts.title(month)}>
      <Preview
        month={month}
        type={type}
        busy={send.isPending}
        failure={send.error}
        onSend={confirm}
        onCancel={close}
      />
    </Dialog>
  );
}

interface QuestionProps {
  month: string;
  type: ReportType;
  busy: boolean;
  failure: Error | null;
  onSend: (types: ReportType[]) => void;
  onCancel: () => void;
}

function Preview(props: QuestionProps) {
  const result = useQuery(sendingQuery(props.month));
  const { data } = result;
  const missing =
    data?.questionnaire_missing === true || isCallError(props.failure, 'report/questionnaire-missing');
  if (data) return <Question {...props} previews={data.previews} missing={missing} />;
  return <AwaitedState result={result} failed={texts.loadFailed} rows={3} columns={1} />;
}

/** Mounted anew at each opening: an old answer must not stand for a new month. */
function Question({
  month,
  type,
  previews,
  busy,
  failure,
  onSend,
  onCancel,
  missing,
}: QuestionProps & { previews: readonly SendingPreview[]; missing: boolean }) {
  const [chosen, setChosen] = useState<readonly ReportType[]>([type]);
  const [answer, setAnswer] = useState<QuestionnaireAnswer>(null);
  const [asked, setAsked] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const form = useFormTexts();
  const types = previews
    .filter(({ type: kind, can }) => can.submit && chosen.includes(kind))
    .map(({ type: kind }) => kind);
  const asks = types.includes('czas');
  const ready = types.length > 0 && (!asks || answer === 'unchanged');
  const askForTheRest = () => {
    flushSync(() => setAsked(true));
    if (root.current) focusFirstInvalid(root.current);
  };
  return (
    <div ref={root}>
      {missing && <Notice tone="warning">{form.missing}</Notice>}
      {failure && !missing && <Notice tone="error">{readMessage(failure)}</Notice>}
      <ChosenReports
        previews={previews}
        chosen={types}
        onChange={setChosen}
        error={asked && types.length === 0 ? texts.nothingChosen : undefined}
      />
      {types.length > 0 && <p>{texts.locked(types, month)}</p>}
      {asks && <AboutQuestionnaire answer={answer} onChange={setAnswer} missing={asked && answer === null} />}
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {missing || (asks && answer === 'changed') ? (
          <Button component={Link} to="/settings?tab=kwestionariusz">
            {missing ? form.fillIn : form.toForm}
          </Button>
        ) : (
          <BusyButton busy={busy} icon={IconSend} onClick={() => (ready ? onSend(types) : askForTheRest())}>
            {texts.confirm(types.length)}
          </BusyButton>
        )}
      </FormActions>
    </div>
  );
}
