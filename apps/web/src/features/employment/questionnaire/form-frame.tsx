import type { Questionnaire } from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react';
import type { DraftPlace } from '#shared/ui/long-form/draft-keeper.ts';
import type { LongFormProps } from '#shared/ui/long-form/long-form.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { PageAction } from '#shared/ui/page/page-action.ts';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

/** The parts around the fields that both forms have. */
export type FrameOfForm = Pick<
  LongFormProps<Record<string, never>, unknown>,
  'name' | 'draft' | 'saved' | 'save' | 'onCancel' | 'secondary' | 'hint' | 'children'
>;

/** The secretariat fills in several. */
export const formName = (uid: number, kind: Questionnaire['kind']): string => `questionnaire-${kind}-${uid}`;

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
    name: formName(uid, isCompany ? 'company' : 'person'),
    draft,
    saved: version > 0,
    save: {
      label: isCompany ? texts.saveCompany : texts.savePerson,
      shortLabel: texts.saveShort,
      icon: IconDeviceFloppy,
    },
    onCancel,
    secondary: printing(onSaveAndPrint),
    hint: texts.within7Days,
    // The save bar has no room for it there.
    children: phone && <Notice tone="info">{texts.within7Days}</Notice>,
  };
}

const printing = (onClick: (() => void) | undefined): PageAction[] =>
  onClick ? [{ label: texts.saveAndPrint, icon: IconPrinter, onClick }] : [];
