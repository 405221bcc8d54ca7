import { newStudent } from '@indeks/contract/studies/students/students.schemas';
import { formatMonth } from '@indeks/contract/common/format';
import { contactFields } from '#parts/identity/people/account-fields.tsx';
import { declareAddress } from '#parts/provider/person-rights/address-field.tsx';
import { addressOfRequest, type TypedEnrolment } from '#parts/studies/students/enrolment-request.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import type { Dialogs } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { declareStudyFields } from '../enrolment-fields.tsx';
import { nothingStudied } from '../enrolment-values.ts';
import classes from '../students.module.css';
import { askingTexts as texts } from './asking.texts.ts';

export type OpenAsking = { kind: 'ask' } | { kind: 'asked'; name: string };

/** Sends a message to the secretariat; the same key makes it one message. */
export type TellOffice = (text: string, key: string) => Promise<unknown>;

interface AskOfficeProps extends Pick<Dialogs<OpenAsking>, 'of' | 'show'> {
  intakes: readonly string[] | undefined;
  tellOffice: TellOffice;
  /** A message has at most so many signs. */
  longestMessage: number;
}

/** For people who may not add students at present: the form is filled in here and sent to the secretariat. */
export function AskOffice({ of, show, ...asking }: AskOfficeProps) {
  const [ask, asked] = [of('ask'), of('asked')];
  return (
    <>
      {ask.value &&
        declareRequest(asking)({
          opened: ask.opened,
          onClose: ask.close,
          title: texts.title,
          submitLabel: texts.send,
          onSubmit: async (body, opening) => {
            const name = `${body.given_name} ${body.surname}`;
            const intake = formatMonth(body.date.slice(0, 7));
            const form = `${window.location.origin}${addressOfRequest(toPlain(body))}`;
            const message = `${texts.message(name, intake)}\n${form}`;
            if (message.length > asking.longestMessage) throw new RangeError(texts.tooLong);
            await asking.tellOffice(message, opening.keyFor(body));
            show({ kind: 'asked', name });
          },
        })}
      <SuccessDialog
        opened={asked.opened}
        onClose={asked.close}
        sentence={texts.sent}
        detail={asked.value?.name}
      />
    </>
  );
}

const declareRequest = ({ intakes }: Pick<AskOfficeProps, 'intakes'>) =>
  defineForm({
    schema: newStudent,
    values: { given_name: '', surname: '', email: '', telephone: '', ...nothingStudied },
    fields: {
      ...contactFields,
      email: declareAddress(),
      ...declareStudyFields({ intakes, ownPlaces: true, withNumbers: false }),
    },
    above: <p className={classes.addHelp}>{texts.help}</p>,
    explainFailure: explainLength,
    size: 'form-wide',
  });

const explainLength = (error: unknown): { message?: string } =>
  error instanceof RangeError ? { message: error.message } : {};

/** Only what has a field: numbers that the office gives are not asked for. */
const toPlain = (body: object): TypedEnrolment =>
  Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined && value !== '' && value !== null),
  );
