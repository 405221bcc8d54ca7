import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import classes from './saved-form.module.css';
import { useHasSealedDraft } from './use-tab-draft.ts';

interface SavedFormProps {
  /** The drafts of this form; one left in the tab opens the form at once. */
  drafts: readonly string[];
  texts: { saved: string; backToList: string; goOn: string };
  listAt: string;
  /** The history of changes, below the data. */
  history?: ReactNode;
  children: (editing: Editing) => ReactNode;
}

interface Editing {
  isOn: boolean;
  begin: () => void;
  cancel: () => void;
  finish: () => void;
}

/** A long form on a person's page: read until somebody edits it, read again when it was saved. */
export function SavedForm({ drafts, texts, listAt, history, children }: SavedFormProps) {
  const navigate = useNavigate();
  const [isOn, setOn] = useState(useHasSealedDraft(drafts));
  const [saved, setSaved] = useState(false);
  const finish = () => {
    setOn(false);
    setSaved(true);
  };
  return (
    <div className={classes.view}>
      {children({ isOn, begin: () => setOn(true), cancel: () => setOn(false), finish })}
      {!isOn && history}
      <SuccessDialog
        opened={saved}
        onClose={() => setSaved(false)}
        sentence={texts.saved}
        choices={[
          { label: texts.backToList, onChoose: () => void navigate(listAt) },
          { label: texts.goOn, onChoose: () => setSaved(false) },
        ]}
      />
    </div>
  );
}

/** When it was saved, and what can be done with it. */
export function SavedFormBar({ savedAt, children }: { savedAt?: string | undefined; children: ReactNode }) {
  return (
    <div className={classes.bar}>
      {savedAt !== undefined && <span className={classes.savedAt}>{savedAt}</span>}
      {children}
    </div>
  );
}
