import { Button, VisuallyHidden } from '@mantine/core';
import type { FieldChange, HistoryEntry } from '@indeks/contract/employment/questionnaire/history.schemas';
import { useState } from 'react';
import type { FormWithHistory } from '#parts/employment/questionnaire/form-with-history.ts';
import { formatPhone } from '#shared/lib/format.ts';
import classes from './history.module.css';
import { historyTexts as texts } from './history.texts.ts';

/** How many changes are shown at first; a new form has dozens. */
const shownAtFirst = 5;

interface HistoryChangeProps extends Pick<FormWithHistory, 'labelOf'> {
  entry: HistoryEntry;
}

/** The effect of a save: its kind, and for an earlier form both sides of every changed field. */
export function HistoryChange({ entry, labelOf }: HistoryChangeProps) {
  const { kind, form, changes, read } = entry;
  const compared = kind === 'changed' || kind === 'confirmed';
  return (
    <>
      <div data-unread={!read || undefined} className={classes.kind}>
        {texts.kinds[kind]}
      </div>
      {kind === 'switched' && <div className={classes.quiet}>{texts.switchedHelp}</div>}
      {compared && <Changes changes={changes} nameOfField={(field) => labelOf(form, field)} />}
    </>
  );
}

interface ChangesProps extends Pick<HistoryEntry, 'changes'> {
  nameOfField: (field: string) => string;
}

function Changes({ changes, nameOfField }: ChangesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, shownAtFirst);
  return (
    <>
      <dl className={classes.changes}>
        {shown.map((change) => (
          <div key={change.field} className={classes.change}>
            <dt>{nameOfField(change.field)}</dt>
            <dd>
              <Comparison change={change} />
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > shownAtFirst && (
        <Button variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer : texts.showAll(changes.length)}
        </Button>
      )}
    </>
  );
}

function Comparison({ change: { field, before, after } }: { change: FieldChange }) {
  if (before === null && after === null) return <span className={classes.quiet}>{texts.erased}</span>;
  return (
    <span className={classes.sides}>
      <del>
        <VisuallyHidden>{texts.before} </VisuallyHidden>
        <Value field={field} value={before} />
      </del>
      <span aria-hidden>→</span>
      <ins>
        <VisuallyHidden>{texts.after} </VisuallyHidden>
        <Value field={field} value={after} />
      </ins>
    </span>
  );
}

function Value({ field, value }: { field: string; value: string | null }) {
  if (value === null || value === '') return <em>{texts.emptyValue}</em>;
  return telephones.test(field) ? formatPhone(value) : value;
}

/** Of the questionnaire and of the student's form: grouped as everywhere else. */
const telephones = /^contact\.(?:telephoneNr|mobileNr)$/u;
