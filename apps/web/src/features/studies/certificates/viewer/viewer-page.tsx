import type { RegisteredPaper } from '@indeks/contract/studies/certificates/certificates.schemas';
import { IconDownload, IconLock, IconRulerMeasure } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fetchTestPrint, layoutQuery } from '#data/studies/certificate-facts.ts';
import { paperQuery, registeredPaperQuery } from '#data/studies/certificates.ts';
import { saveFile } from '#shared/api/download.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { PaperState } from '../paper-state.tsx';
import { OffsetFields } from './offset-fields.tsx';
import { Sheets } from './sheets.tsx';
import classes from './viewer.module.css';
import { viewerTexts as texts } from './viewer.texts.ts';

const back = { to: '/certificates', label: texts.back };
const papers = (['blank', 'white'] as const).map((value) => ({ value, label: texts.papers[value] }));

/** A certificate as it is printed, both sides, on the blank or on white paper. */
export function CertificateViewer() {
  return (
    <div className={classes.page}>
      <RecordPage
        query={registeredPaperQuery}
        texts={{ title: texts.untitled, back, missing: texts.missing, failed: texts.failed }}
      >
        {(row) => <Viewer row={row} />}
      </RecordPage>
    </div>
  );
}

function Viewer({ row }: { row: RegisteredPaper }) {
  const [paper, setPaper] = useState<'blank' | 'white'>('blank');
  const { data: layout } = useQuery(layoutQuery);
  const file = useQuery(paperQuery(row.id, paper));
  const testPrint = useDownload(fetchTestPrint);
  const { number, duplicate, name } = row;
  return (
    <>
      <PageHeader
        title={duplicate > 0 ? texts.duplicate(duplicate, number) : texts.title(number)}
        state={<State row={row} />}
        help={name}
        back={back}
        controls={
          <div className={classes.controls}>
            <Segments label={texts.paper} choices={papers} value={paper} onChange={setPaper} />
            {layout && paper === 'blank' && <OffsetFields layout={layout} />}
          </div>
        }
        secondary={[{ label: texts.testPrint, icon: IconRulerMeasure, ...testPrint }]}
        main={{
          label: texts.download,
          icon: IconDownload,
          disabled: !file.data,
          onClick: () => file.data && saveFile(file.data),
        }}
      />
      {file.data ? (
        <Sheets file={file.data} offset={paper === 'blank' ? layout : undefined} />
      ) : (
        <AwaitedState result={file} failed={texts.failed} />
      )}
    </>
  );
}

/** In force since its day, or why it is not. */
function State({ row }: { row: RegisteredPaper }): ReactNode {
  if (row.annulled || row.supersededBy !== null || row.doubted !== null) return <PaperState row={row} />;
  return (
    <StatusChip tone="ok" icon={IconLock}>
      {texts.issued(row.made)}
    </StatusChip>
  );
}
