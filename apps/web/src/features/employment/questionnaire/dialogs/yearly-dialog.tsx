import { isOn } from '@indeks/contract/common/flags';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '#shared/api/session-context.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { LoadedQuestionnaire } from '../loaded-questionnaire.tsx';
import { QuestionnaireForm } from '../questionnaire-form.tsx';
import { ConfirmUnchanged } from './confirm-unchanged.tsx';
import classes from './dialogs.module.css';
import { dialogsTexts } from './dialogs.texts.ts';
import { PapersDialog } from './papers-dialog.tsx';

const texts = dialogsTexts.yearly;

type Step = 'question' | 'unchanged' | 'changed';

interface YearlyDialogProps {
  opened: boolean;
  today: string;
  /** The day on the form that is to be confirmed. */
  formDate: string;
  onSaved: () => void;
  onSignOut: () => void;
}

/** Asks once a year whether the data are still right. Both answers lead to a save with today's date. */
export function YearlyDialog({ opened, today, formDate, onSaved, onSignOut }: YearlyDialogProps) {
  const { user } = useSession();
  const [step, setStep] = useState<Step>('question');
  const back = () => setStep('question');
  return (
    <PapersDialog
      opened={opened}
      title={texts.title}
      size={step === 'changed' ? 'wide' : 'question'}
      onSignOut={onSignOut}
    >
      {step === 'question' && (
        <Question formDate={formDate} isCompany={isOn(user.is_company)} onAnswer={setStep} />
      )}
      {step === 'unchanged' && (
        <StepOf help={texts.confirmHelp} onBack={back}>
          <LoadedQuestionnaire user={user.id}>
            {(own) => <ConfirmUnchanged own={own} today={today} onSaved={onSaved} />}
          </LoadedQuestionnaire>
        </StepOf>
      )}
      {step === 'changed' && (
        <StepOf help={texts.changeHelp} onBack={back}>
          <LoadedQuestionnaire user={user.id}>
            {(own, draft) => <QuestionnaireForm of={own} draft={draft} formDate={today} onSaved={onSaved} />}
          </LoadedQuestionnaire>
        </StepOf>
      )}
    </PapersDialog>
  );
}

interface QuestionProps {
  formDate: string;
  isCompany: boolean;
  onAnswer: (step: Step) => void;
}

function Question({ formDate, isCompany, onAnswer }: QuestionProps) {
  const ask = isCompany ? texts.question.company : texts.question.person;
  return (
    <>
      <Words>{ask(formDate)}</Words>
      <FormActions>
        <Button variant="default" onClick={() => onAnswer('unchanged')}>
          {texts.no}
        </Button>
        <Button variant="default" onClick={() => onAnswer('changed')}>
          {texts.yes}
        </Button>
      </FormActions>
    </>
  );
}

function StepOf({ help, onBack, children }: { help: string; onBack: () => void; children: ReactNode }) {
  return (
    <>
      <Button
        variant="subtle"
        className={classes.back}
        leftSection={<Icon of={IconArrowLeft} size={iconSizes.small} />}
        onClick={onBack}
      >
        {texts.back}
      </Button>
      <Words>{help}</Words>
      {children}
    </>
  );
}

/** Each step begins with its words and with the focus on them: the button that led here is gone. */
function Words({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} className={classes.lead} data-autofocus tabIndex={-1}>
      {children}
    </p>
  );
}
