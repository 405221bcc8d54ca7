import { isOn } from '@indeks/contract/common/flags';
import type { OwnDraft } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import type {
  Questionnaire,
  QuestionnaireOfPerson,
} from '@indeks/contract/employment/questionnaire/questionnaire.schemas';
import { useRef, useState } from 'react';
import { fetchFormPdf } from '#data/employment/papers.ts';
import { readMessage, withPathsOfForm } from '#shared/api/call-error.ts';
import { saveFile } from '#shared/api/download.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { today } from '#shared/lib/today.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { useStaleRow } from '#shared/ui/form/saving/use-stale-row.ts';
import { useTabDraft } from '#shared/ui/long-form/use-tab-draft.ts';
import { CompanyForm } from './company-form.tsx';
import { datedBy } from './dated-by.ts';
import { formName, useFormFrame } from './form-frame.tsx';
import { PersonalForm } from './personal-form.tsx';
import {
  newCompanyValues,
  newPersonalValues,
  shownValues,
  type KnownOfPerson,
} from './questionnaire-values.ts';
import { QuestionnaireView } from './questionnaire-view.tsx';
import { useSaveQuestionnaire } from './questionnaire.api.ts';
import { useDraftPlace } from './use-draft-place.ts';

export interface QuestionnaireFormProps {
  of: QuestionnaireOfPerson;
  /** The unsaved draft of the reader's own form; undefined for other people's forms. */
  draft?: OwnDraft['draft'] | undefined;
  /** The fixed date of the yearly confirmation. */
  formDate?: string | undefined;
  onSaved: (saved: QuestionnaireOfPerson) => void;
  /** Shows the form without letting it be changed. */
  readOnly?: boolean;
  onCancel?: () => void;
  /** Offers to print what was saved. */
  printable?: boolean;
}

/** The personal form, or the company form of those who settle as a company. */
export function QuestionnaireForm({ readOnly = false, ...props }: QuestionnaireFormProps) {
  if (!readOnly) return <EditedForm {...props} />;
  return props.of.questionnaire && <QuestionnaireView questionnaire={props.of.questionnaire} />;
}

type EditedFormProps = Omit<QuestionnaireFormProps, 'readOnly'>;

function EditedForm({ formDate, onSaved, onCancel, printable = false, ...props }: EditedFormProps) {
  // The values as first read: a later version causes a conflict on saving and does not replace what is being typed.
  const [of, setOf] = useState(props.of);
  const [day] = useState(today);
  const [root, printing] = usePrinting();
  const { save, readVersion } = useSaving(of);
  const kind = isOn(of.is_company) ? 'company' : 'person';
  const own = useDraftPlace(props.draft, { ...of, kind, readVersion });
  // The server keeps no draft of somebody else's form.
  const inTab = useTabDraft({ key: formName(of.uid, kind), version: of.version, sealed: true });
  const known = useKnown(of);
  const frame = useFormFrame({
    uid: of.uid,
    isCompany: isOn(of.is_company),
    version: of.version,
    draft: own ?? inTab,
    onCancel,
    onSaveAndPrint: printable ? printing.submit : undefined,
  });
  const onSave = async (filledIn: Questionnaire) => {
    const saved = await save(formDate === undefined ? filledIn : datedBy(filledIn, formDate));
    if (printing.isAsked()) await downloadForm(of.uid);
    setOf(saved);
    onSaved(saved);
  };
  const common = { today: day, fixedDate: formDate, frame };
  const { questionnaire } = of;
  return (
    <div ref={root} onSubmitCapture={printing.onSubmit}>
      {isOn(of.is_company) ? (
        <CompanyForm
          {...common}
          values={questionnaire?.kind === 'company' ? questionnaire.form : newCompanyValues(known, day)}
          onSave={(form) => onSave({ kind: 'company', form })}
        />
      ) : (
        <PersonalForm
          {...common}
          values={
            questionnaire?.kind === 'person'
              ? shownValues(questionnaire.form, day)
              : newPersonalValues(known, day)
          }
          onSave={(form) => onSave({ kind: 'person', form })}
        />
      )}
    </div>
  );
}

/** Saves against the version that was read; a refusal names the fields as the form does. */
function useSaving({ uid, version }: QuestionnaireOfPerson) {
  const save = useSaveQuestionnaire(uid);
  const { saveAgainst, newest } = useStaleRow();
  const saveNewest = async (filledIn: Questionnaire): Promise<QuestionnaireOfPerson> => {
    try {
      return await saveAgainst(version, (read) => save({ ...filledIn, version: read }));
    } catch (error) {
      throw withPathsOfForm(error);
    }
  };
  return { save: saveNewest, readVersion: () => newest(version) };
}

/** One's own account also has an e-mail address and a telephone. */
function useKnown({ uid, name }: QuestionnaireOfPerson): KnownOfPerson {
  const { user } = useSession();
  return user.id === uid ? user : { name };
}

/** Remembers, for one submit, that the second button was pressed and the saved form is to be printed. */
function usePrinting() {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const asked = useRef(false);
  const submit = () => {
    pressed.current = true;
    root.current?.querySelector('form')?.requestSubmit();
  };
  // Reset at each attempt, so that a refused one does not print the next.
  const onSubmit = () => {
    asked.current = pressed.current;
    pressed.current = false;
  };
  const isAsked = () => asked.current;
  return [root, { submit, onSubmit, isAsked }] as const;
}

/** A failed download is only reported: the form is saved already. */
async function downloadForm(uid: number): Promise<void> {
  try {
    saveFile(await fetchFormPdf(uid));
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
}
