import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import type { QuestionnaireSave } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { questionnaireQuery } from '#data/employment/questionnaire.ts';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';
import { useChange } from '#shared/api/use-change.ts';
import { refreshTopic } from '#shared/realtime/live-queries.ts';

export function useSaveQuestionnaire(uid: number) {
  const queries = useQueryClient();
  const save = useChange('questionnaires', (body: QuestionnaireSave) =>
    call(routes.save, { params: { uid }, body }),
  );
  return async (body: QuestionnaireSave) => {
    const saved = await save.mutateAsync(body);
    queries.setQueryData(questionnaireQuery(uid).queryKey, saved);
    // The form carries the name and the mark of a recent change, which lists of people show.
    void refreshTopic(queries, 'people');
    return saved;
  };
}

/** Ends all sessions of the person. */
export function useSwitchCompany() {
  const queries = useQueryClient();
  return useAction(() => call(routes.switchCompany), {
    // The change is also announced by an event; queries fetched for it would meet the ended session.
    onSuccess: () => queries.cancelQueries(),
  });
}
