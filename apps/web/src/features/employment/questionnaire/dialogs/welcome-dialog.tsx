import { isOn } from '@indeks/contract/common/flags';
import { useSession } from '#shared/api/session-context.tsx';
import { LoadedQuestionnaire } from '../loaded-questionnaire.tsx';
import { QuestionnaireForm } from '../questionnaire-form.tsx';
import classes from './dialogs.module.css';
import { dialogsTexts } from './dialogs.texts.ts';
import { PapersDialog } from './papers-dialog.tsx';

const texts = dialogsTexts.welcome;

interface WelcomeDialogProps {
  opened: boolean;
  onSaved: () => void;
  onSignOut: () => void;
}

/** Asks for the form that belongs to the account and holds it: nothing else can be done before it is filled in. */
export function WelcomeDialog({ opened, onSaved, onSignOut }: WelcomeDialogProps) {
  const { user } = useSession();
  return (
    <PapersDialog opened={opened} title={texts.title} size="wide" onSignOut={onSignOut}>
      {/* The first focus: in a field, the words above would be passed over. */}
      <p className={classes.lead} data-autofocus tabIndex={-1}>
        {isOn(user.is_company) ? texts.company : texts.person}
      </p>
      <LoadedQuestionnaire user={user.id}>
        {(own, draft) => <QuestionnaireForm of={own} draft={draft} onSaved={onSaved} />}
      </LoadedQuestionnaire>
    </PapersDialog>
  );
}
