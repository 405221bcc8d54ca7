export { authorFor } from './history.policy.ts';
export { listQuestionnaireChanges } from './history.service.ts';
export { readContractor, homeAddress } from './papers.service.ts';
export { contractorFields, dots, type Contractor } from './pdf/parties.ts';
export { mountQuestionnaire } from './questionnaire.routes.ts';
export { findQuestionnaire, lacksQuestionnaire, personWithPapers } from './questionnaire.service.ts';
export {
  changeColumn,
  documentColumn,
  draftColumn,
  sealChange,
  sealQuestionnaire,
} from './sealed-documents.ts';
