import type { QuestionnaireOfPerson } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useMutation } from '@tanstack/react-query';
import { readMessage } from '#shared/api/call-error.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import { datedBy } from '../dated-by.ts';
import { useSaveQuestionnaire } from '../questionnaire.api.ts';
import classes from './dialogs.module.css';
import { dialogsTexts } from './dialogs.texts.ts';

const texts = dialogsTexts.yearly;

interface ConfirmUnchangedProps {
  own: QuestionnaireOfPerson;
  today: string;
  onSaved: () => void;
}

/** The same document once more, with today's date. */
export function ConfirmUnchanged({ own, today, onSaved }: ConfirmUnchangedProps) {
  const save = useMutation({
    mutationFn: useSaveQuestionnaire(own.uid),
    onSuccess: onSaved,
  });
  const { questionnaire, version } = own;
  const confirm = () => {
    if (questionnaire) save.mutate({ ...datedBy(questionnaire, today), version });
  };
  return (
    <>
      <ReadOnlyValue label={texts.formDate} value={formatNumericDate(today)} maw={240} />
      {save.isError && (
        <Notice tone="error" className={classes.failure}>
          {readMessage(save.error)}
        </Notice>
      )}
      <FormActions>
        <BusyButton busy={save.isPending} onClick={confirm}>
          {texts.confirm}
        </BusyButton>
      </FormActions>
    </>
  );
}
