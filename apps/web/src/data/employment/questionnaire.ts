import { questionnaireRoutes as routes } from '@indeks/contract/employment/questionnaire/questionnaire.routes';
import { routeQuery } from '../route-query.ts';

/** The form of a person, personal or of a company, or that there is none yet. */
export const questionnaireQuery = (uid: number) =>
  routeQuery(routes.get, { params: { uid } }, { topic: 'questionnaires' });
