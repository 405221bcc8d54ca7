export { homeAddress } from './papers.service.ts';
export { mountQuestionnaire } from './questionnaire.routes.ts';
export { changeColumn, documentColumn, sealChange, sealQuestionnaire } from './sealed-documents.ts';
