import type { Evaluation, Sheet as SheetData } from '@indeks/contract/evaluations/evaluations.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconArrowBackUp, IconClipboardText, IconDownload, IconNotebook } from '@tabler/icons-react';
import { fetchSheetCsv, sheetQuery } from '#data/evaluations.ts';
import type { ProtocolGroupFilter } from '#data/protocols.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
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
import classes from './sheet.module.css';
import { sheetTexts as texts } from './sheet.texts.ts';
import { useSheet } from './use-sheet.ts';

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
      <KnownSheet key={`${sid} ${intake}`} data={data} intake={intake} protocol={protocol} back={toJournal} />
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

interface KnownSheetProps {
  data: SheetData;
  intake: string;
  protocol: ProtocolGroupFilter;
  back: { to: string; label: string };
}

function KnownSheet({ data: { subject, items, capped }, intake, protocol, back }: KnownSheetProps) {
  const phone = usePhone();
  const sheet = useSheet(`sheet:${subject.id}:${intake}`, subject.id, items);
  const { show, of, anyOpen } = useOpen<OpenInJournal>('sheet');
  const pasting = useOpen<OpenPaste>('sheet-paste');
  const paste = pasting.of('paste');
  const csv = useDownload(() => fetchSheetCsv(subject.id, intake));
  const onHistory = (row: Evaluation) => show({ kind: 'history', row });
  const onPaste = (text: string, from: number) => pasting.show({ kind: 'paste', text, from });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help(subject.name, subject.courseName, formatMonth(intake.slice(0, 7)))}
        back={back}
        secondary={[
          { label: texts.undo, icon: IconArrowBackUp, onClick: sheet.undo, disabled: !sheet.canUndo },
          { label: texts.paste, icon: IconClipboardText, onClick: () => onPaste('', 0) },
          { label: texts.csv, icon: IconDownload, ...csv },
        ]}
      />
      <div className={classes['page']}>
        <div className={classes['main']}>
          {sheet.restored && <Notice tone="info">{texts.restored}</Notice>}
          {capped && <Notice tone="warning">{texts.capped(items.length)}</Notice>}
          {phone ? (
            <SheetCards sheet={sheet} />
          ) : (
            <SheetGrid sheet={sheet} onHistory={onHistory} onPaste={onPaste} />
          )}
        </div>
        <SheetAside rows={sheet.rows} phone={phone} />
        <SheetBar sheet={sheet} items={items} protocol={protocol} />
      </div>
      <WhenOpened opened={anyOpen}>
        <JournalDialogs of={of} />
      </WhenOpened>
      <WhenOpened opened={paste.opened}>
        <PasteDialog
          key={paste.value?.text}
          opened={paste.opened}
          onClose={paste.close}
          pasted={paste.value?.text ?? ''}
          from={paste.value?.from ?? 0}
          students={items}
          onInsert={sheet.giveAll}
        />
      </WhenOpened>
    </>
  );
}
