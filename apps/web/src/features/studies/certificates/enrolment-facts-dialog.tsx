import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import {
  enrolmentFactsForm,
  type EnrolmentFacts,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { enrolmentFactsQuery } from '#data/studies/certificate-facts.ts';
import { useCall } from '#shared/api/use-call.ts';
import { formatNumericDate } from '#shared/lib/format.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { enrolmentFactsTexts as texts } from './certificate-facts.texts.ts';

export interface OpenEnrolmentFacts {
  kind: 'facts';
  /** The number of the enrolment. */
  id: number;
}

/** What only a certificate asks of an enrolment. */
export function EnrolmentFactsDialog({ open }: { open: OpenOf<OpenEnrolmentFacts> }): ReactNode {
  const id = open.value?.id ?? 0;
  const { data } = useQuery({ ...enrolmentFactsQuery(id), enabled: id > 0 });
  const save = useCall('certificates', routes.saveEnrolment);
  if (!data || id === 0) return null;
  return declare(data)({
    opened: open.opened,
    onClose: open.close,
    title: texts.title(data.name),
    submitLabel: texts.save,
    readNewer: (newer) => declare(newer as EnrolmentFacts).values, // the row of the call that was refused
    onSubmit: async ({ practicePlace, beganOn, endedOn }, { saveAgainst }) => {
      const days = { beganOn: dayOrNone(beganOn), endedOn: dayOrNone(endedOn) };
      await saveAgainst(data.version, (version) =>
        save({ params: { id }, body: { ...days, practicePlace, version } }),
      );
      snackbar(texts.saved);
    },
  });
}

const dayOrNone = (typed: string): string | null => (typed === '' ? null : typed);

const declare = ({ practicePlace, beganOn, endedOn, date }: EnrolmentFacts) =>
  defineForm({
    schema: enrolmentFactsForm,
    values: { practicePlace, beganOn: beganOn ?? '', endedOn: endedOn ?? '' },
    fields: {
      practicePlace: {
        label: texts.practicePlace,
        draw: (field) => <TextField {...field} autoComplete="off" />,
      },
      beganOn: {
        label: texts.beganOn,
        half: true,
        draw: (field) => <DateField {...field} description={texts.intake(formatNumericDate(date))} />,
      },
      endedOn: {
        label: texts.endedOn,
        half: true,
        draw: (field) => <DateField {...field} description={texts.ofAct} />,
      },
    },
  });
