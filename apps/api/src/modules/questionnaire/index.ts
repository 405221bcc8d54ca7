export { homeAddress } from './papers.service.ts';
export { mountQuestionnaire } from './questionnaire.routes.ts';
export { sealChange, sealQuestionnaire } from './sealed-documents.ts';
