import type { Protocol, ProtocolDetail } from '@indeks/contract/protocols/protocols.schemas';
import { documentTexts } from '@indeks/contract/protocols/protocols.texts';
import { IconDownload, IconLock, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useSession } from '#shared/api/session-context.tsx';
import { fetchProtocolPdf, protocolQuery } from '#data/protocols.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth, formatStamp } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { ProtocolAside } from './protocol-aside.tsx';
import { ProtocolPaper } from './protocol-paper.tsx';
import classes from './protocol.module.css';
import { protocolsTexts, protocolTexts as texts } from './protocols.texts.ts';
import type { OpenWithdrawal } from './withdraw-dialog.tsx';

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** One protocol as it was closed, and what happened to its grades since. */
export function ProtocolPage() {
  const manages = useSession().permissions.includes('protocols.manage');
  const back = manages
    ? { to: '/protocols', label: texts.back }
    : { to: '/evaluations-joined', label: texts.toJournal };
  return (
    <RecordPage
      query={protocolQuery}
      texts={{ title: texts.untitled, back, missing: texts.missing, failed: texts.failed }}
    >
      {(protocol) => <KnownProtocol protocol={protocol} back={back} />}
    </RecordPage>
  );
}

interface KnownProtocolProps {
  protocol: ProtocolDetail;
  back: { to: string; label: string };
}

function KnownProtocol({ protocol, back }: KnownProtocolProps) {
  const { pdfData, withdrawn, can } = protocol;
  const download = useDownload(() => fetchProtocolPdf(protocol.id));
  const { show, of, anyOpen } = useOpen<OpenWithdrawal>('protocol');
  const remove = { label: protocolsTexts.withdraw, icon: IconTrash, danger: true };
  return (
    <>
      <PageHeader
        title={texts.title(protocol.number)}
        state={<State withdrawn={withdrawn} />}
        help={subtitleOf(protocol)}
        back={back}
        main={{ label: texts.download, icon: IconDownload, ...download }}
        secondary={[
          ...(can.withdraw
            ? [{ ...remove, onClick: () => show({ kind: 'withdraw', rows: [protocol] }) }]
            : []),
          { label: texts.print, icon: IconPrinter, onClick: () => window.print() },
        ]}
      />
      {withdrawn && (
        <div className={classes['notice']}>
          <Notice tone="error">
            {texts.withdrawnNotice(withdrawn.by, formatStamp(withdrawn.at), withdrawn.reason)}
          </Notice>
        </div>
      )}
      <div className={classes['page']}>
        <ProtocolPaper content={pdfData} />
        <ProtocolAside protocol={protocol} />
      </div>
      <WhenOpened opened={anyOpen}>
        <WithdrawDialog open={of('withdraw')} />
      </WhenOpened>
    </>
  );
}

const subtitleOf = ({ pdfData, type }: ProtocolDetail): string =>
  texts.help(
    pdfData.subject,
    documentTexts.forms[pdfData.exam],
    texts.session(type),
    pdfData.course,
    formatMonth(pdfData.intake.slice(0, 7)),
  );

function State({ withdrawn }: Pick<Protocol, 'withdrawn'>) {
  return withdrawn ? (
    <StatusChip tone="error">{protocolsTexts.withdrawn}</StatusChip>
  ) : (
    <StatusChip tone="ok" icon={IconLock}>
      {protocolsTexts.valid}
    </StatusChip>
  );
}
