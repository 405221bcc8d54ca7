import { isOn } from '@indeks/contract/common/flags';
import { useNavigate } from 'react-router';
import { useSession } from '#shared/api/session-context.tsx';
import { useRefreshSession } from '#shared/api/use-refresh-session.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { savedState } from './dialogs/saved-state.ts';
import { LoadedQuestionnaire } from './loaded-questionnaire.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

import classes from './questionnaire.module.css';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

/** One's own form. After a save the dashboard opens and confirms it. */
export function OwnForm() {
  const { user } = useSession();
  const navigate = useNavigate();
  const refreshSession = useRefreshSession();
  const leave = async () => {
    await refreshSession();
    await navigate('/dashboard', { state: savedState });
  };
  return (
    <LoadedQuestionnaire user={user.id}>
      {(of, draft) => (
        <div className={classes.view}>
          {!of.questionnaire && (
            <Notice tone="info">{isOn(of.is_company) ? texts.missingCompany : texts.missingPerson}</Notice>
          )}
          <QuestionnaireForm of={of} draft={draft} printable onSaved={() => void leave()} />
        </div>
      )}
    </LoadedQuestionnaire>
  );
}
