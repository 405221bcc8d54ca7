import { certificateFactRoutes as routes } from '@indeks/contract/studies/certificates/certificate-facts.routes';
import {
  blankLayout,
  type BlankLayout,
} from '@indeks/contract/studies/certificates/certificate-facts.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { layoutQuery } from '#data/studies/certificate-facts.ts';
import { useCall } from '#shared/api/use-call.ts';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { defineForm } from '#shared/ui/entry/entry-form.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { NumberField } from '#shared/ui/form/typed/number-field.tsx';
import { layoutTexts as texts } from './certificate-facts.texts.ts';

const form = blankLayout.omit({ version: true });

/** How far the text moves on a blank. */
export function LayoutDialog({ open }: { open: OpenOf<{ kind: 'layout' }> }): ReactNode {
  const { data } = useQuery(layoutQuery);
  const save = useCall('certificates', routes.saveLayout);
  if (!data) return null;
  return declare(data)({
    opened: open.opened,
    onClose: open.close,
    title: texts.title,
    submitLabel: texts.save,
    readNewer: (newer) => declare(newer as BlankLayout).values, // the row of the call that was refused
    onSubmit: async (moved, { saveAgainst }) => {
      await saveAgainst(data.version, (version) => save({ body: { ...moved, version } }));
      snackbar(texts.saved);
    },
  });
}

const declare = ({ right, down }: BlankLayout) =>
  defineForm({
    schema: form,
    values: { right, down },
    above: <p>{texts.help}</p>,
    fields: {
      right: {
        label: texts.right,
        half: true,
        draw: (field) => <NumberField {...field} decimals={1} step={0.5} required />,
      },
      down: {
        label: texts.down,
        half: true,
        draw: (field) => <NumberField {...field} decimals={1} step={0.5} required />,
      },
    },
  });
