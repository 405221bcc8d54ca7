import type { AccessibilityDeclaration } from '@indeks/contract/provider/system/accessibility.schemas';
import type { Ctx } from '#platform/context.ts';

export const declareAccessibility = ({ services: { config } }: Ctx): AccessibilityDeclaration => ({
  provider: config.PROVIDER_NAME,
  seat: `${config.PROVIDER_SEAT}, ${config.PROVIDER_ADDRESS}`,
  site: config.PUBLIC_ADDRESS,
  published: config.ACCESSIBILITY_PUBLISHED || null,
  updated: config.ACCESSIBILITY_UPDATED || null,
  assessed: config.ACCESSIBILITY_ASSESSED || null,
  conformity: config.ACCESSIBILITY_CONFORMITY,
  gaps: config.ACCESSIBILITY_GAPS,
  assessment: config.ACCESSIBILITY_ASSESSMENT,
  report: config.ACCESSIBILITY_REPORT || null,
  contact: config.ACCESSIBILITY_CONTACT || config.PROVIDER_NAME,
  email: config.SUPPORT_EMAIL,
  telephone: config.SUPPORT_PHONE,
  building: config.ACCESSIBILITY_BUILDING || null,
  signLanguage: config.ACCESSIBILITY_SIGN_LANGUAGE === 'yes',
});
