import { ActionIcon, TextInput } from '@mantine/core';
import { IconLifebuoy, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { findHelp } from '#app/help/find-help.ts';
import { HelpBody } from '#app/help/help-body.tsx';
import { helpPages } from '#app/help/help-pages.ts';
import css from '#app/help/help-panel.module.css';
import { asks, helpTexts as texts } from '#app/help/help.texts.ts';
import { showControl } from '#app/help/show-control.ts';
import type { HelpOpening } from '#app/help/use-help.ts';
import { screens } from '#app/screens/screens.ts';
import { useScreen } from '#app/use-screen.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { helpFor } from '#shared/help/help.ts';
import { useOpenDialog } from '#shared/ui/dialog/use-open-dialog.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Key } from '#shared/ui/page/key.tsx';

/** The help of the open screen, or of the one that was chosen: beside the page, on a phone in its place. */
export function HelpPanel({ help: { covers, chosen, open, close } }: { help: HelpOpening }) {
  const here = useScreen();
  const [search, setSearch] = useState('');
  useOpenDialog(true, covers ? close : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [chosen]);
  const screen = chosen === undefined ? here : screens.find(({ path }) => path === chosen);
  const title = screen && (helpPages[screen.path]?.title ?? screen.title);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const choose = (path: string | undefined) => {
    setSearch('');
    open(path);
  };
  return (
    <aside className={css['root']} aria-label={texts.title} onKeyDown={onKeyDown}>
      <header className={css['head']}>
        <h2 ref={heading} tabIndex={-1} className={css['title']}>
          {title === undefined ? texts.title : texts.titleOf(title)}
        </h2>
        <span className={css['key']} aria-hidden>
          <Key>F1</Key>
        </span>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.close} onClick={close}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
        <TextInput
          type="search"
          className={css['search'] ?? ''}
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          leftSection={<Icon of={IconSearch} />}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      {/* What is scrolled can be reached by the keyboard. */}
      <div className={css['body']} role="region" aria-label={texts.title} tabIndex={0}>
        {search.trim() === '' ? (
          <Page
            path={screen?.path}
            isHere={screen === here}
            covers={covers}
            onBack={choose}
            onClose={close}
          />
        ) : (
          <Found search={search} onChoose={choose} />
        )}
      </div>
      <Foot />
    </aside>
  );
}

interface PageProps {
  path: string | undefined;
  isHere: boolean;
  covers: boolean;
  onBack: (path: undefined) => void;
  onClose: () => void;
}

function Page({ path, isHere, covers, onBack, onClose }: PageProps) {
  const { user } = useSession();
  const help = path === undefined ? undefined : helpPages[path];
  if (path === undefined || !help) return <p className={css['about']}>{texts.none}</p>;
  const show = (control: string) => {
    if (covers) onClose();
    // When it covered the page, the page is there again only then.
    setTimeout(() => {
      if (!showControl(control)) snackbar(texts.notShown, { tone: 'info' });
    });
  };
  return (
    <>
      <HelpBody page={helpFor(help, user.is_admin)} onShow={isHere ? show : undefined} />
      {!isHere && (
        <p className={css['ways']}>
          {!path.includes(':') && <Link to={path}>{texts.open}</Link>}
          <button type="button" className={css['link']} onClick={() => onBack(undefined)}>
            {texts.back}
          </button>
        </p>
      )}
    </>
  );
}

function Found({ search, onChoose }: { search: string; onChoose: (path: string) => void }) {
  const found = findHelp(search, useSession());
  if (found.length === 0) return <p className={css['about']}>{texts.nothing}</p>;
  return (
    <ul className={css['found']} aria-label={texts.found}>
      {found.map(({ path, title, sentence }) => (
        <li key={path}>
          <button type="button" className={css['finding']} onClick={() => onChoose(path)}>
            <strong>{title}</strong>
            <span>{sentence}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whom to ask. */
function Foot() {
  const screen = useScreen();
  const { user } = useSession();
  const help = screen && helpPages[screen.path];
  const own = help && helpFor(help, user.is_admin).ask;
  return (
    <footer className={css['foot']}>
      <Icon of={IconLifebuoy} size={20} className={css['buoy']} />
      <p>
        <strong>{texts.ask}</strong> <span>{own ?? asks(user.is_admin)}</span>
      </p>
      <Link to="/issue-tracker?new=1" className={css['report'] ?? ''}>
        {texts.report}
      </Link>
    </footer>
  );
}
