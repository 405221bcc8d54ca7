import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import css from '#app/shell/quick-search.module.css';
import { useQuickSearch } from '#app/shell/use-quick-search.ts';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Key } from '#shared/ui/page/key.tsx';

const QuickSearchDialog = lazyPart(() =>
  import('#app/shell/quick-search-dialog.tsx').then((file) => file.QuickSearchDialog),
);

/** One search over people, courses, protocols and screens, by its field or by Ctrl+K from anywhere, also from a field. */
export function QuickSearch({ onHelp }: { onHelp: (path: string) => void }) {
  const search = useQuickSearch();
  const { opened } = search;
  useHotkeys([['mod+K', search.open]], []);
  return (
    <>
      <UnstyledButton className={css.field} aria-keyshortcuts="Control+K" onClick={search.open}>
        <Icon of={IconSearch} size={20} />
        <span className={css.hint}>{shellTexts.quickSearchOpen}</span>
        <span className={css.keys} aria-hidden>
          <Key>Ctrl</Key>
          <Key>K</Key>
        </span>
      </UnstyledButton>
      <WhenOpened opened={opened}>
        <QuickSearchDialog {...search} onHelp={onHelp} />
      </WhenOpened>
    </>
  );
}
