import { halves } from '@indeks/contract/studies/evaluations/evaluations.keys';
import { protocolTypes, type ProtocolType } from '@indeks/contract/studies/protocols/protocols.keys';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { previewQuery, protocolQuery, type ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { sheetAddress } from '#parts/studies/protocols/closing-address.ts';
import { isSemesterDay } from '#parts/studies/students/semester-day.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { readId } from '#shared/lib/read-id.ts';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { Closing } from './closing.tsx';
import { closingTexts as texts } from './closing.texts.ts';

export interface AskedProtocol {
  group: ProtocolGroupFilter;
  type: ProtocolType;
}

/** A protocol of the group as it would be closed now, or the correction of the one in force. Nothing has a number before. */
export function ClosingPage() {
  const [params] = useSearchParams();
  const asked = readAsked(params);
  if (!asked)
    return (
      <>
        <PageHeader title={texts.title} back={{ to: '/evaluations-joined', label: texts.toJournal }} />
        <EmptyState {...texts.missing} />
      </>
    );
  return <AskedClosing key={params.toString()} asked={asked} />;
}

function readAsked(params: URLSearchParams): AskedProtocol | undefined {
  const date = params.get('date') ?? '';
  const cid = readId(params.get('cid') ?? '');
  const sid = readId(params.get('sid') ?? '');
  const half = halves.find((known) => String(known) === params.get('half'));
  const type = protocolTypes.find((known) => String(known) === params.get('type'));
  if (!isSemesterDay(date) || cid === null || sid === null || type === undefined) return undefined;
  return { group: { date, cid, sid, ...(half !== undefined && { half }) }, type };
}

function AskedClosing({ asked }: { asked: AskedProtocol }) {
  const preview = useQuery(previewQuery({ ...asked.group, type: asked.type }));
  const inForce = preview.data?.inForce?.id;
  const corrected = useQuery({ ...protocolQuery(inForce ?? 0), enabled: inForce !== undefined });
  const back = { to: sheetAddress(asked.group), label: texts.back };
  if (preview.data && (inForce === undefined || corrected.data))
    return <Closing asked={asked} preview={preview.data} corrected={corrected.data} back={back} />;
  const refusal = isCallError(preview.error) && preview.error.status === 422 ? preview.error : undefined;
  const missing = isCallError(preview.error, 'record/not-found');
  return (
    <>
      <PageHeader title={texts.title} back={back} />
      {missing && <EmptyState {...texts.missing} />}
      {refusal && <EmptyState title={texts.refused} text={refusal.message} />}
      {!missing && !refusal && (
        <AwaitedState
          result={preview.isError ? preview : corrected}
          failed={texts.failed}
          rows={6}
          columns={3}
        />
      )}
    </>
  );
}
