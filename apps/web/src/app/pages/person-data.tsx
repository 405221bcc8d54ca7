import { HistoryList } from '#features/employment/questionnaire/history/history-list.tsx';
import { questionnaireHistory } from '#features/employment/questionnaire/history/questionnaire-history.ts';
import { QuestionnaireDataTab } from '#features/employment/questionnaire/questionnaire-data-tab.tsx';

interface PersonDataProps {
  user: number;
  /** The list to which a save offers the way back. */
  listAt: string;
}

/** The form of a person, and below it the history of changes. */
export function PersonData({ user, listAt }: PersonDataProps) {
  return (
    <QuestionnaireDataTab
      user={user}
      listAt={listAt}
      history={<HistoryList user={user} form={questionnaireHistory} whole="?tab=historia" />}
    />
  );
}
