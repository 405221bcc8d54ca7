import { findClosing } from '@indeks/contract/studies/evaluations/attempts.rules';
import { terms, type Term } from '@indeks/contract/studies/evaluations/evaluations.keys';
import type {
  Evaluation,
  Sheet as SheetData,
} from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import {
  IconArrowBackUp,
  IconClipboardText,
  IconDownload,
  IconLock,
  IconNotebook,
} from '@tabler/icons-react';
import { fetchSheetCsv, sheetQuery } from '#data/studies/evaluations.ts';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { useOpen, type OpenOf } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import type { OpenInJournal } from '../journal-dialogs.tsx';
import { SheetAside } from './sheet-aside.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { SheetCards } from './sheet-cards.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetHead } from './sheet-head.tsx';
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import { UnsavedBefore } from './unsaved-before.tsx';
import { useSheet, type Sheet } from './use-sheet.ts';
import { useShownRows } from './use-shown-rows.ts';

const JournalDialogs = lazyPart(async () => (await import('../journal-dialogs.tsx')).JournalDialogs);
const PasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog);

interface GroupSheetProps {
  sid: number;
  intake: string;
  protocol: ProtocolGroupFilter;
  /** The journal that it was opened from. */
  back: string;
}

/** All students of a group in one grid. */
export function GroupSheet({ sid, intake, protocol, back }: GroupSheetProps) {
  const { data, error, isFetching, refetch } = useQuery(sheetQuery(sid, intake));
  const toJournal = { to: back, label: texts.back };
  if (data && data.items.length > 0)
    return (
      <KnownSheet
        key={`${sid} ${intake} ${data.term}`}
        data={data}
        intake={intake}
        protocol={protocol}
        back={toJournal}
      />
    );
  const missing = isCallError(error, 'record/not-found');
  return (
    <>
      <PageHeader title={texts.title} back={toJournal} />
      {missing && <EmptyState {...texts.missing} />}
      {!missing && error !== null && (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <EmptyState {...texts.empty} icon={IconNotebook} />}
      {!data && error === null && <LoadingState columns={5} />}
    </>
  );
}

interface OpenPaste {
  kind: 'paste';
  text: string;
  from: number;
}

function Pasting({ open, sheet }: { open: OpenOf<OpenPaste>; sheet: Sheet }) {
  return (
    <WhenOpened opened={open.opened}>
      <PasteDialog
        key={open.value?.text}
        opened={open.opened}
        onClose={open.close}
        pasted={open.value?.text ?? ''}
        from={open.value?.from ?? 0}
        sheet={sheet}
        onInsert={sheet.giveAll}
      />
    </WhenOpened>
  );
}

interface KnownSheetProps {
  data: SheetData;
  intake: string;
  protocol: ProtocolGroupFilter;
  back: { to: string; label: string };
}

function KnownSheet({
  data: { subject, items, term, capped, drafts },
  intake,
  protocol,
  back,
}: KnownSheetProps) {
  const phone = usePhone();
  const placeOf = (of: Term) => `sheet:${subject.id}:${intake}${placeEndings[of]}`;
  const kept = { place: placeOf(term), sid: subject.id, intake, term, drafts };
  const sheet = useSheet(kept, items);
  const shown = useShownRows(sheet, phone && term > 1 ? 'resit' : 'all');
  const { show, of, anyOpen } = useOpen<OpenInJournal>('sheet');
  const pasting = useOpen<OpenPaste>('sheet-paste');
  const csv = useDownload(() => fetchSheetCsv(subject.id, intake));
  const onHistory = (row: Evaluation) => show({ kind: 'history', row });
  const onPaste = (text: string, from: number) => pasting.show({ kind: 'paste', text, from });
  return (
    <>
      <PageHeader
        title={texts.title}
        state={<ClosedTerms items={items} />}
        help={texts.help(subject.name, subject.courseName, formatMonth(intake.slice(0, 7)))}
        back={back}
        secondary={[
          { label: texts.undo, icon: IconArrowBackUp, onClick: sheet.undo, disabled: !sheet.canUndo },
          { label: texts.paste, icon: IconClipboardText, onClick: () => onPaste('', 0) },
          { label: texts.csv, icon: IconDownload, ...csv },
        ]}
      />
      <div className={classes.page}>
        <div className={classes.main}>
          {term > 1 && <UnsavedBefore term={term} placeOf={placeOf} items={items} />}
          {sheet.restored && <Notice tone="info">{texts.restored}</Notice>}
          {capped && <Notice tone="warning">{texts.capped(items.length)}</Notice>}
          <Card flush>
            <SheetHead sheet={sheet} shown={shown} protocol={protocol} phone={phone} />
            {shown.rows.length === 0 && <EmptyState {...texts.nobody} icon={IconNotebook} />}
            {phone ? (
              <SheetCards key={shown.which} sheet={sheet} rows={shown.rows} />
            ) : (
              <SheetGrid sheet={sheet} rows={shown.rows} onHistory={onHistory} onPaste={onPaste} />
            )}
          </Card>
        </div>
        {!phone && <SheetAside sheet={sheet} />}
        <SheetBar sheet={sheet} protocol={protocol} />
      </div>
      <WhenOpened opened={anyOpen}>
        <JournalDialogs of={of} />
      </WhenOpened>
      <Pasting open={pasting.of('paste')} sheet={sheet} />
    </>
  );
}

/** Endings of the storage keys under which the tab keeps what is typed for a term. */
const placeEndings: Readonly<Record<Term, string>> = { 1: '', 2: ':resit', 3: ':resit-2', 4: ':resit-3' };

/** Which protocol closed which term. */
function ClosedTerms({ items }: { items: readonly Evaluation[] }) {
  return terms.map((term) => {
    const number = findClosing(items, term);
    return (
      number !== null && (
        <StatusChip key={term} tone="neutral" icon={IconLock}>
          {texts.closedChip(term, number)}
        </StatusChip>
      )
    );
  });
}
