import type { Protocol } from '@indeks/contract/studies/protocols/protocols.schemas';
import { OrderedListStrip } from '#parts/notices/ordered-lists/ordered-list-strip.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { ProtocolsList } from './protocols-list.tsx';
import { protocolsTexts as texts } from './protocols.texts.ts';
import type { OpenWithdrawal } from './withdraw-dialog.tsx';

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** Every protocol, to be downloaded and withdrawn. */
export function ProtocolsPage() {
  const selected = useSelected<Protocol>();
  const { show, of, anyOpen } = useOpen<OpenWithdrawal>('protocols');
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} />
      <OrderedListStrip kind="protocols" />
      <ProtocolsList
        selected={selected}
        onWithdraw={(rows, isSelection) => show({ kind: 'withdraw', rows, selected: isSelection })}
      />
      <WhenOpened opened={anyOpen}>
        <WithdrawDialog open={of('withdraw')} onDone={selected.clear} />
      </WhenOpened>
    </>
  );
}
