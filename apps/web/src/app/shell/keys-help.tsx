import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useFreeKeys } from '#shared/ui/page/single-keys.ts';

const KeysDialog = lazyPart(() => import('#app/shell/keys-dialog.tsx').then((file) => file.KeysDialog));

/** The list of keys, which '?' and the given menu open. */
export function KeysHelp({ children }: { children: (open: () => void) => ReactNode }) {
  const [opened, help] = useDisclosure(false);
  const isFree = useFreeKeys();
  useWindowEvent('keydown', (event) => {
    if (event.key === '?' && isFree(event)) help.open();
  });
  return (
    <>
      {children(help.open)}
      <WhenOpened opened={opened}>
        <KeysDialog opened={opened} onClose={help.close} />
      </WhenOpened>
    </>
  );
}
