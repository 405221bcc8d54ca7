export { listBirthFacts, type BirthFacts } from './birth-facts.service.ts';
export { listStudentFormChanges } from './history.service.ts';
export { listReportFacts, type ReportFacts } from './report-facts.service.ts';
export { canReadForm } from './student-forms.policy.ts';
export { mountStudentForms } from './student-forms.routes.ts';
export type { StudentForm } from './student-forms.rules.ts';
export {
  openStudentForm,
  sealStudentChange,
  sealStudentForm,
  studentChangeColumn,
  studentFormColumn,
} from './sealed-forms.ts';
