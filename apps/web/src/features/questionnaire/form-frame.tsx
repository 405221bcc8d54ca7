import { IconDeviceFloppy, IconPrinter, IconX } from '@tabler/icons-react';
import type { DraftPlace } from '#shared/ui/long-form/draft-keeper.ts';
import type { LongFormProps } from '#shared/ui/long-form/long-form.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

/** The parts around the fields that both forms have. */
export type FrameOfForm = Pick<
  LongFormProps<Record<string, never>, unknown>,
  'name' | 'draft' | 'saved' | 'save' | 'secondary' | 'hint' | 'children'
>;

interface Framing {
  uid: number;
  isCompany: boolean;
  version: number;
  draft: DraftPlace | undefined;
  onCancel: (() => void) | undefined;
  onSaveAndPrint: (() => void) | undefined;
}

export function useFormFrame(framing: Framing): FrameOfForm {
  const { uid, isCompany, version, draft, onCancel, onSaveAndPrint } = framing;
  const phone = usePhone();
  return {
    // The secretariat fills in several.
    name: `questionnaire-${isCompany ? 'company' : 'person'}-${uid}`,
    draft,
    saved: version > 0,
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

const cancelling = (onClick: (() => void) | undefined): PageAction[] =>
  onClick ? [{ label: texts.cancel, icon: IconX, onClick }] : [];

const printing = (onClick: (() => void) | undefined): PageAction[] =>
  onClick ? [{ label: texts.saveAndPrint, icon: IconPrinter, onClick }] : [];
