import type { CatalogueSection } from '../section.ts';
import { calendarSections } from './calendar-sections.tsx';
import { chartSections } from './chart-sections.tsx';
import { longFormSections } from './long-form-sections.tsx';
import { pageSections } from './page-sections.tsx';
import { tableSections } from './table-sections.tsx';

export const dataSections: readonly CatalogueSection[] = [
  ...pageSections,
  ...tableSections,
  ...calendarSections,
  ...chartSections,
  ...longFormSections,
];
