import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

const QuickSearchDialog = lazyPart(() =>
  import('#app/shell/quick-search-dialog.tsx').then((file) => file.QuickSearchDialog),
);

/** One search over people and screens, by its button or by Ctrl+K from anywhere, also from a field. */
export function QuickSearch() {
  const [opened, search] = useDisclosure(false);
  useHotkeys([['mod+K', search.open]], []);
  return (
    <>
      <Tooltip label={shellTexts.quickSearchHint}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={shellTexts.quickSearch}
          onClick={search.open}
        >
          <Icon of={IconSearch} size={21} />
        </ActionIcon>
      </Tooltip>
      <WhenOpened opened={opened}>
        <QuickSearchDialog opened={opened} onClose={search.close} />
      </WhenOpened>
    </>
  );
}
