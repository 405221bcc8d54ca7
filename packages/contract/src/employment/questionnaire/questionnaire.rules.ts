import type { FieldError } from '../../common/errors.ts';
import { daysBetween } from '../../common/months.rules.ts';
import { isNip } from '../../numbers/nip.ts';
import { isNrb } from '../../numbers/nrb.ts';
import { readPesel } from '../../numbers/pesel.ts';
import { zipPattern } from '../../numbers/contact.ts';
import type { InsuranceCode } from './questionnaire.choices.ts';
import type { PersonalForm, Questionnaire } from './questionnaire.schemas.ts';
import { questionnaireTexts, warningTexts } from './questionnaire.texts.ts';

/** Which parts of the form an insurance title reveals. */
export const revealedBy = {
  placesOfWork: 'value-2',
  placesOfTemporaryWork: 'value-4',
  pensionerNFZ: 'value-10',
  student: 'value-14',
  otherInsurance: 'value-16',
} as const satisfies Record<string, InsuranceCode>;
export type RevealedPart = keyof typeof revealedBy;

export const isRevealed = (part: RevealedPart, titles: readonly InsuranceCode[]): boolean =>
  titles.includes(revealedBy[part]);

/** Values of hidden fields are not stored. */
export const withoutHidden = (form: PersonalForm): PersonalForm => {
  const { insuranceType } = form.insurance;
  const shown = (part: RevealedPart) => isRevealed(part, insuranceType);
  return {
    ...form,
    insurance: {
      insuranceType,
      placesOfWork: shown('placesOfWork') ? form.insurance.placesOfWork : [],
      placesOfTemporaryWork: shown('placesOfTemporaryWork') ? form.insurance.placesOfTemporaryWork : [],
    },
    pensionerNFZ: shown('pensionerNFZ') ? form.pensionerNFZ : blank(form.pensionerNFZ),
    student: shown('student') ? form.student : blank(form.student),
    otherInsurance: shown('otherInsurance') ? form.otherInsurance : { title: '' },
    other: form.other.disabled === 'true' ? form.other : { ...form.other, level: '' },
  };
};

const blank = <T extends Record<string, string>>(part: T): T =>
  Object.fromEntries(Object.keys(part).map((key) => [key, ''])) as T; // the same keys

/** The pickers end today; both sides ask, each with its own day. */
export const futureDates = ({ kind, form }: Questionnaire, today: string): FieldError[] => {
  const dates: [path: string, date: string][] = [
    ['registerFormGeneral.formDate', form.registerFormGeneral.formDate],
    ...(kind === 'person' ? [['personal.dayOfBirth', form.personal.dayOfBirth] as [string, string]] : []),
  ];
  return dates
    .filter(([, date]) => date > today)
    .map(([path]) => ({ path, message: questionnaireTexts.inTheFuture }));
};

export const peselWarning = (pesel: string, dayOfBirth: string): string | undefined => {
  if (pesel === '') return undefined;
  const facts = readPesel(pesel);
  if (!facts) return warningTexts.pesel;
  return dayOfBirth !== '' && facts.birthDate !== dayOfBirth ? warningTexts.peselBirthDate : undefined;
};
export const nipWarning = (nip: string): string | undefined => warnUnless(nip, isNip, warningTexts.nip);
export const accountWarning = (nrb: string): string | undefined =>
  warnUnless(nrb, isNrb, warningTexts.account);
export const zipWarning = (zip: string): string | undefined =>
  warnUnless(zip, (text) => zipPattern.test(text), warningTexts.zip);

const warnUnless = (value: string, isRight: (value: string) => boolean, warning: string) =>
  value.trim() === '' || isRight(value.trim()) ? undefined : warning;

export type DashboardDialog = 'consent' | 'questionnaire' | 'yearly-confirmation';

interface StateOfPapers {
  readonly hasConsent: boolean;
  readonly formDate: string | null;
  readonly today: string;
}

/** Which dialog meets a lecturer on the dashboard; none when everything is in order. */
export const dashboardDialog = ({
  hasConsent,
  formDate,
  today,
}: StateOfPapers): DashboardDialog | undefined => {
  if (!hasConsent) return 'consent';
  if (formDate === null) return 'questionnaire';
  const cutOff = `${today.slice(0, 4)}-09-01`;
  return daysBetween(cutOff, today) > 0 && formDate < cutOff ? 'yearly-confirmation' : undefined;
};
