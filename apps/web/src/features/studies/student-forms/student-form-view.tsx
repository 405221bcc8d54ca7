import { formatNrb } from '@indeks/contract/numbers/nrb';
import { flatFields } from '@indeks/contract/employment/questionnaire/questionnaire.changes';
import {
  labelStudentField,
  studentPartLabels,
} from '@indeks/contract/studies/student-forms/student-forms.labels';
import type { ShownStudentForm } from '@indeks/contract/studies/student-forms/student-forms.schemas';
import { formatPhone } from '#shared/lib/format.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { NamedValue, NamedValues } from '#shared/ui/page/named-values.tsx';
import classes from './student-forms.module.css';
import { studentFormsTexts as texts } from './student-forms.texts.ts';

/** The registration form to be read: a card for each part. */
export function StudentFormView({ form }: { form: ShownStudentForm }) {
  return (
    <div className={classes.parts}>
      {parts
        .filter((part) => form[part] !== undefined)
        .map((part) => (
          <Card key={part} title={studentPartLabels[part]}>
            <NamedValues className={classes.values}>
              {flatFields(form[part], part).map(([path, text]) => (
                <NamedValue key={path} name={labelStudentField(path)}>
                  {text === '' ? <span className={classes.quiet}>{texts.none}</span> : shown(path, text)}
                </NamedValue>
              ))}
            </NamedValues>
          </Card>
        ))}
    </div>
  );
}

const parts = ['personal', 'address', 'contact', 'report'] as const;

const shown = (path: string, text: string): string => {
  if (path === 'contact.telephoneNr') return formatPhone(text);
  return path === 'contact.bank_account' ? formatNrb(text) : text;
};
