import { z } from 'zod';
import { dateString } from '../../common/dates.ts';

/** How far the portal follows WCAG 2.1 AA. */
export const conformities = ['full', 'partial', 'none'] as const;
export const assessments = ['self', 'audit'] as const;

/** The fields of art. 10 of the act on digital accessibility (Dz.U. 2023 poz. 1440). */
export const accessibilityDeclaration = z.object({
  provider: z.string(),
  /** The seat and its address. */
  seat: z.string(),
  site: z.string(),
  /** Null until the operator has set them. */
  published: dateString.nullable(),
  updated: dateString.nullable(),
  assessed: dateString.nullable(),
  conformity: z.enum(conformities),
  /** Parts that are not accessible, with the reason and an alternative; one sentence or two each. */
  gaps: z.array(z.string()),
  assessment: z.enum(assessments),
  report: z.string().nullable(),
  /** The contact person; the provider if nobody is named. */
  contact: z.string(),
  email: z.string(),
  telephone: z.string(),
  /** A page about access to the building of the seat. */
  building: z.string().nullable(),
  signLanguage: z.boolean(),
});
export type AccessibilityDeclaration = z.infer<typeof accessibilityDeclaration>;
