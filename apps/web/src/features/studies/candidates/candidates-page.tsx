import type { Candidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import { lastClosing } from '@indeks/contract/studies/candidates/recruitment.rules';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { fetchCandidatesCsv } from '#data/studies/candidates.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDate } from '#shared/lib/format.ts';
import { today } from '#shared/lib/today.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import type { OpenAdmission } from './admit-dialog.tsx';
import { candidatesListOptions, readCandidatesQuery, CandidatesTable } from './candidates-list.tsx';
import classes from './candidates.module.css';
import { candidatesTexts as texts } from './candidates.texts.ts';

const CandidateDialogs = lazyPart(async () => (await import('./candidate-dialogs.tsx')).CandidateDialogs);

const AdmitDialogs = lazyPart(async () => (await import('./admit-dialog.tsx')).AdmitDialogs);

export function CandidatesPage() {
  const list = useListState(candidatesListOptions);
  const ownPlaces = !useSession().permissions.includes('places.manage');
  const selected = useSelected<Candidate>();
  const { show, of, anyOpen } = useOpen<OpenEntry<Candidate> | OpenAdmission>('candidates');
  const csv = useDownload(() => fetchCandidatesCsv(readCandidatesQuery(list)));
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
      />
      {list.state.filters.state === 'overdue' && <OverdueNotice />}
      <CandidatesTable
        list={list}
        selected={selected}
        onAdd={add}
        onAdmit={(candidate) => show({ kind: 'admit', candidate })}
        onEdit={(candidate) => show({ kind: 'form', row: candidate })}
        onRemove={(candidates) => show({ kind: 'remove', rows: candidates })}
        ownPlaces={ownPlaces}
      />
      <WhenOpened opened={anyOpen}>
        <CandidateDialogs of={of} show={show} onRemoved={selected.clear} ownPlaces={ownPlaces} />
        <AdmitDialogs admit={of('admit')} admitted={of('admitted')} show={show} />
      </WhenOpened>
    </>
  );
}

function OverdueNotice() {
  return (
    <Notice
      tone="warning"
      title={texts.overdueTitle(formatDate(lastClosing(today())))}
      className={classes.notice}
    >
      {texts.overdueText}
    </Notice>
  );
}
