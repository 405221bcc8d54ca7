import { HistoryList } from '#features/history/history-list.tsx';
import { QuestionnaireDataTab } from '#features/questionnaire/questionnaire-data-tab.tsx';

interface PersonDataProps {
  user: number;
  /** The list to which a save offers the way back. */
  listAt: string;
}

/** What a person has filled in, and below it what changed there. */
export function PersonData({ user, listAt }: PersonDataProps) {
  return <QuestionnaireDataTab user={user} listAt={listAt} history={<HistoryList user={user} />} />;
}
