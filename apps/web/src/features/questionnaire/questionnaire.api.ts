import { paperRoutes } from '@indeks/contract/questionnaire/papers.routes';
import { questionnaireRoutes as routes } from '@indeks/contract/questionnaire/questionnaire.routes';
import type { QuestionnaireSave } from '@indeks/contract/questionnaire/questionnaire.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { showsTopic } from '#shared/realtime/live-queries.ts';

/** The form of a person, personal or of a company, or that there is none yet. */
export const questionnaireOf = (uid: number) =>
  queryOptions({
    queryKey: ['questionnaires', uid],
    queryFn: ({ signal }) => call(routes.get, { params: { uid } }, { signal }),
    meta: { topic: 'questionnaires' },
  });

export function useSaveQuestionnaire(uid: number) {
  const queries = useQueryClient();
  const save = useChange('questionnaires', (body: QuestionnaireSave) =>
    call(routes.save, { params: { uid }, body }),
  );
  return async (body: QuestionnaireSave) => {
    const saved = await save.mutateAsync(body);
    queries.setQueryData(questionnaireOf(uid).queryKey, saved);
    // The form carries the name and the mark of a recent change, which lists of people show.
    void queries.invalidateQueries({ predicate: (query) => showsTopic(query, 'people') });
    return saved;
  };
}

/** Afterwards no session of the person is left. */
export function useSwitchCompany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(routes.switchCompany),
    // The change is also announced, and what is fetched again for it now would only meet the ended session.
    onSuccess: () => queries.cancelQueries(),
  });
}

const ofPerson = (uid: number) => ({ params: { uid } });

export const formPdf = (uid: number): Promise<File> => call(paperRoutes.formPdf, ofPerson(uid));
