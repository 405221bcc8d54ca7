import type { CatalogueSection } from '../section.ts';
import { buttonSections } from './button-sections.tsx';
import { choiceFieldSections } from './choice-field-sections.tsx';
import { dateFieldSections } from './date-field-sections.tsx';
import { dialogSections } from './dialog-sections.tsx';
import { feedbackSections } from './feedback-sections.tsx';
import { fileFieldSections } from './file-field-sections.tsx';
import { wholeFormSections } from './form-sections.tsx';
import { textFieldSections } from './text-field-sections.tsx';

/** Fields, forms, dialogs and feedback. */
export const formSections: readonly CatalogueSection[] = [
  ...buttonSections,
  ...feedbackSections,
  ...textFieldSections,
  ...choiceFieldSections,
  ...dateFieldSections,
  ...fileFieldSections,
  ...wholeFormSections,
  ...dialogSections,
];
