import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import type { ProtocolDetail, ProtocolPreview } from '@indeks/contract/studies/protocols/protocols.schemas';
import { IconExternalLink, IconFileDiff, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fetchPreviewPdf } from '#data/studies/protocols.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { PageForm } from '#shared/ui/form/page-form.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useOpenPdf } from '../use-open-pdf.ts';
import { ProtocolPaper } from '../protocol-paper.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { ClosingBar } from './closing-bar.tsx';
import { composePreview, listChanges } from './closing-content.ts';
import { beginWith, defineForms, toBody, toPrint, type ClosingForm } from './closing-form.ts';
import type { AskedProtocol } from './closing-page.tsx';
import classes from './closing.module.css';
import { closingTexts as texts } from './closing.texts.ts';
import { ExamCard } from './exam-card.tsx';
import { useClose } from './use-close.ts';
import { useClosingValues } from './use-closing-values.ts';

interface ClosingProps {
  asked: AskedProtocol;
  preview: ProtocolPreview;
  /** The protocol in force, as it was closed. */
  corrected: ProtocolDetail | undefined;
  back: { to: string; label: string };
}

export function Closing({ asked, preview, corrected, back }: ClosingProps) {
  const { content, inForce } = preview;
  const [forms] = useState(() => defineForms(content.created));
  const form = useZodForm(inForce ? forms.correction : forms.closing, beginWith({ preview, corrected }));
  const close = useClose();
  const navigate = useNavigate();
  const group = { ...asked.group, type: asked.type };
  const print = useOpenPdf(() => fetchPreviewPdf(toPrint(group, form.getValues(), inForce !== null)));
  const term = documentTexts.terms[asked.type];
  const intake = formatMonth(content.intake.slice(0, 7));
  return (
    <>
      <PageHeader
        title={texts.title}
        state={
          inForce && (
            <StatusChip tone="warning" icon={IconFileDiff}>
              {texts.correctionChip(inForce.number)}
            </StatusChip>
          )
        }
        help={texts.help(content.subject, documentTexts.forms[content.exam], term, content.course, intake)}
        back={back}
        secondary={[
          ...(inForce ? [makeOpening(inForce)] : []),
          { label: texts.print, icon: IconPrinter, ...print },
        ]}
      />
      <PageForm
        form={form}
        label={texts.form(content.subject, content.course, intake, term)}
        onSubmit={async (values) => {
          const { id } = await close(toBody(group, values, preview));
          form.reset(form.getValues());
          await navigate(`/protocols/${id}`);
        }}
      >
        <div className={classes.page}>
          <Paper form={form} preview={preview} />
          <div className={classes.aside}>
            {inForce && <ChangesCard form={form} preview={preview} />}
            {!inForce && <ExamCard form={form} preview={preview} />}
            <ChecksCard form={form} preview={preview} />
            {inForce && <ExamCard form={form} preview={preview} />}
          </div>
          <ClosingBar asked={asked} inForce={inForce} back={back} />
        </div>
      </PageForm>
    </>
  );
}

const makeOpening = ({ id, number }: NonNullable<ProtocolPreview['inForce']>) => ({
  label: texts.openCorrected(number),
  icon: IconExternalLink,
  to: `/protocols/${id}`,
});

/** Drawn anew with everything that is typed. */
function Paper({ form, preview }: { form: ClosingForm; preview: ProtocolPreview }) {
  const values = useClosingValues(form);
  const changes = preview.inForce ? listChanges(preview, values) : [];
  return (
    <div id="document" className={classes.paper}>
      <ProtocolPaper
        preview
        content={composePreview(preview, values)}
        before={new Map(changes.map(({ eid, before }) => [eid, before]))}
      />
    </div>
  );
}
