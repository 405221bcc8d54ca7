import type { ProtocolDetail } from '@indeks/contract/studies/protocols/protocols.schemas';
import { documentTexts } from '@indeks/contract/studies/protocols/protocols.texts';
import { IconDownload, IconFileDiff, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useSession } from '#shared/api/session-context.tsx';
import { fetchProtocolPdf, protocolQuery } from '#data/studies/protocols.ts';
import { closingAddress } from '#parts/studies/protocols/closing-address.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatMonth, formatStamp } from '#shared/lib/format.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { RecordPage } from '#shared/ui/page/record-page.tsx';
import { findProtocolGroup } from './protocol-group.ts';
import { ProtocolAside } from './protocol-aside.tsx';
import { ProtocolPaper } from './protocol-paper.tsx';
import { isInForce, ProtocolState } from './protocol-state.tsx';
import { useOpenPdf } from './use-open-pdf.ts';
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
  const { pdfData, withdrawn, can, type } = protocol;
  const print = useOpenPdf(() => fetchProtocolPdf(protocol.id));
  const download = useDownload(() => fetchProtocolPdf(protocol.id));
  const { show, of, anyOpen } = useOpen<OpenWithdrawal>('protocol');
  const remove = { label: protocolsTexts.withdraw, icon: IconTrash, danger: true };
  return (
    <>
      <PageHeader
        title={texts.title(protocol.number)}
        state={<ProtocolState protocol={protocol} />}
        help={writeSubtitle(protocol)}
        back={back}
        main={{ label: texts.download, icon: IconDownload, ...download }}
        secondary={[
          ...(can.withdraw
            ? [{ ...remove, onClick: () => show({ kind: 'withdraw', rows: [protocol] }) }]
            : []),
          ...(isInForce(protocol) && type !== 0
            ? [
                {
                  label: texts.correct,
                  icon: IconFileDiff,
                  to: closingAddress(findProtocolGroup(protocol), type),
                },
              ]
            : []),
          { label: texts.print, icon: IconPrinter, ...print },
        ]}
      />
      {withdrawn && (
        <div className={classes.notice}>
          <Notice tone="error">
            {texts.withdrawnNotice(withdrawn.by, formatStamp(withdrawn.at), withdrawn.reason)}
          </Notice>
        </div>
      )}
      <Relations protocol={protocol} />
      <div className={classes.page}>
        <ProtocolPaper content={pdfData} />
        <ProtocolAside protocol={protocol} />
      </div>
      <WhenOpened opened={anyOpen}>
        <WithdrawDialog open={of('withdraw')} />
      </WhenOpened>
    </>
  );
}

const writeSubtitle = ({ pdfData, type }: ProtocolDetail): string =>
  texts.help(
    pdfData.subject,
    documentTexts.forms[pdfData.exam],
    texts.session(type),
    pdfData.course,
    formatMonth(pdfData.intake.slice(0, 7)),
  );

/** What stands instead of the protocol, and what it stands instead of. */
function Relations({ protocol: { superseded, corrects } }: KnownProtocolRelations) {
  return (
    <>
      {superseded && (
        <div className={classes.notice}>
          <Notice tone="warning">
            <Related words={texts.supersededNotice} protocol={superseded} />
          </Notice>
        </div>
      )}
      {corrects && (
        <div className={classes.notice}>
          <Notice tone="info">
            <Related words={texts.correctsNotice} protocol={corrects} />
          </Notice>
        </div>
      )}
    </>
  );
}

interface KnownProtocolRelations {
  protocol: Pick<ProtocolDetail, 'superseded' | 'corrects'>;
}

interface RelatedProps {
  words: typeof texts.supersededNotice | typeof texts.correctsNotice;
  protocol: NonNullable<ProtocolDetail['corrects']>;
}

function Related({ words, protocol: { id, number, reason } }: RelatedProps) {
  return (
    <>
      {words.before}
      <Anchor component={Link} to={`/protocols/${id}`}>
        {words.link(number)}
      </Anchor>
      {words.reason(reason)}
    </>
  );
}
