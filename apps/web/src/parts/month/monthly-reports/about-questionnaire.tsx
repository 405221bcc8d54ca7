import { isOn } from '@indeks/contract/common/flags';
import { IconFileDownload } from '@tabler/icons-react';
import { fetchUnchangedStatement } from '#data/employment/papers.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { RadioControl } from '#shared/ui/form/choices/radio-control.tsx';
import classes from './months.module.css';
import { sendTexts as texts } from './send-dialog.texts.ts';

export type QuestionnaireAnswer = string | null;

interface AboutQuestionnaireProps {
  answer: QuestionnaireAnswer;
  onChange: (answer: QuestionnaireAnswer) => void;
  missing: boolean;
}

/** Shown when hours are sent: changes of the questionnaire that the person has to correct first. */
export function AboutQuestionnaire({ answer, onChange, missing }: AboutQuestionnaireProps) {
  const form = useFormTexts();
  return (
    <>
      <div data-field="answer" data-invalid={missing || undefined}>
        <RadioControl
          label={form.question}
          value={answer}
          onChange={onChange}
          choices={answers}
          error={missing ? texts.answerRequired : undefined}
          vertical
        />
      </div>
      {answer === 'changed' && (
        <Notice tone="info" className={classes.answer}>
          {form.changedHelp}
        </Notice>
      )}
      {answer === 'unchanged' && <Statement />}
    </>
  );
}

/** A company has a form of its own. */
export const useFormTexts = () => (isOn(useSession().user.is_company) ? texts.company : texts.person);

function Statement() {
  const { user } = useSession();
  const download = useDownload(() => fetchUnchangedStatement(user.id));
  return (
    <Notice tone="info" className={classes.answer}>
      <p className={classes.statement}>{texts.unchangedHelp}</p>
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
