import { IconDeviceFloppy, IconPrinter, IconX } from '@tabler/icons-react';
import type { LongFormProps } from '#shared/ui/long-form/long-form.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

/** The parts around the fields that both forms have. */
export type FrameOfForm = Pick<
  LongFormProps<Record<string, never>, unknown>,
  'draft' | 'save' | 'secondary' | 'hint' | 'children'
>;

interface Framing {
  uid: number;
  isCompany: boolean;
  version: number;
  onCancel: (() => void) | undefined;
  onSaveAndPrint: (() => void) | undefined;
}

export function useFormFrame({ uid, isCompany, version, onCancel, onSaveAndPrint }: Framing): FrameOfForm {
  const phone = usePhone();
  return {
    draft: { key: draftKey(uid, isCompany), version },
    save: {
      label: isCompany ? texts.saveCompany : texts.savePerson,
      shortLabel: texts.saveShort,
      icon: IconDeviceFloppy,
    },
    secondary: [...cancelling(onCancel), ...printing(onSaveAndPrint)],
    hint: texts.within7Days,
    // The save bar has no room for it there.
    children: phone && <Notice tone="info">{texts.within7Days}</Notice>,
  };
}

/** Each person and each kind of form has its own draft: the secretariat fills in several. */
export const draftKey = (uid: number, isCompany: boolean): string =>
  `questionnaire-${isCompany ? 'company' : 'person'}-${uid}`;

const cancelling = (onClick: (() => void) | undefined): PageAction[] =>
  onClick ? [{ label: texts.cancel, icon: IconX, onClick }] : [];

const printing = (onClick: (() => void) | undefined): PageAction[] =>
  onClick ? [{ label: texts.saveAndPrint, icon: IconPrinter, onClick }] : [];
