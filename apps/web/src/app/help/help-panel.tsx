import { ActionIcon } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconLifebuoy, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { findHelp } from '#app/help/find-help.ts';
import { HelpBody } from '#app/help/help-body.tsx';
import { helpPages } from '#app/help/help-pages.ts';
import bodyCss from '#app/help/help-body.module.css';
import css from '#app/help/help-panel.module.css';
import { asks, helpTexts as texts } from '#app/help/help.texts.ts';
import { showControl } from '#app/help/show-control.ts';
import { useChosenHelp } from '#app/help/use-chosen-help.ts';
import type { HelpOpening } from '#app/help/use-help.ts';
import { screens } from '#app/screens/screens.ts';
import { useScreen } from '#app/use-screen.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { helpFor } from '#shared/help/help.ts';
import { SearchInput } from '#shared/ui/form/typed/search-input.tsx';
import { useOpenDialog } from '#shared/ui/dialog/use-open-dialog.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Key } from '#shared/ui/page/key.tsx';

interface HelpPanelProps {
  opening: HelpOpening;
  onClose: () => void;
}

/** The help of the open screen, or of the one that was chosen: beside the page, on a phone in its place. */
export function HelpPanel({ opening, onClose: close }: HelpPanelProps) {
  const here = useScreen();
  const { covers, chosen, choose } = useChosenHelp(opening, close);
  const [search, setSearch] = useState('');
  useOpenDialog(true, covers ? close : undefined);
  const panel = useRef<HTMLElement>(null);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && panel.current?.contains(document.activeElement) === true) close();
  });
  const screen = chosen === undefined ? here : screens.find(({ path }) => path === chosen);
  const title = screen && (helpPages[screen.path]?.title ?? screen.title);
  const read = (path: string | undefined) => {
    setSearch('');
    choose(path);
  };
  return (
    <aside ref={panel} className={css.root} aria-label={texts.title}>
      <header className={css.head}>
        <Heading key={chosen}>{title === undefined ? texts.title : texts.titleOf(title)}</Heading>
        <span className={css.key} aria-hidden>
          <Key>F1</Key>
        </span>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={texts.close} onClick={close}>
          <Icon of={IconX} size={20} />
        </ActionIcon>
        <SearchInput
          className={css.search}
          label={texts.searchLabel}
          placeholder={texts.search}
          value={search}
          onChange={setSearch}
        />
      </header>
      <section className={css.body} aria-label={texts.content} {...scrolled}>
        {search.trim() === '' ? (
          <Page path={screen?.path} isHere={screen === here} covers={covers} onBack={read} onClose={close} />
        ) : (
          <Found search={search} onChoose={read} />
        )}
      </section>
      <Foot />
    </aside>
  );
}

/** Makes a scrolled area reachable by the keyboard. */
const scrolled = { tabIndex: 0 };

/** Takes the focus when the help opens, and when other help was chosen. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={css.title}>
      {children}
    </h2>
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
  if (path === undefined || !help) return <p className={bodyCss.about}>{texts.none}</p>;
  const show = (control: string) => {
    if (covers) onClose();
    // If the panel covered the page, the history and the focus go back first.
    setTimeout(
      () => {
        if (!showControl(control)) snackbar(texts.notShown);
      },
      covers ? 150 : 0,
    );
  };
  return (
    <>
      <HelpBody page={helpFor(help, user.is_admin)} onShow={isHere ? show : undefined} />
      {!isHere && (
        <p className={css.ways}>
          {!path.includes(':') && <Link to={path}>{texts.open}</Link>}
          <button type="button" className={bodyCss.link} onClick={() => onBack(undefined)}>
            {texts.back}
          </button>
        </p>
      )}
    </>
  );
}

function Found({ search, onChoose }: { search: string; onChoose: (path: string) => void }) {
  const found = findHelp(search, useSession());
  if (found.length === 0) return <p className={bodyCss.about}>{texts.nothing}</p>;
  return (
    <ul className={css.found} aria-label={texts.found}>
      {found.map(({ path, title, sentence }) => (
        <li key={path}>
          <button type="button" className={css.finding} onClick={() => onChoose(path)}>
            <strong>{title}</strong>
            <span>{sentence}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The line that says whom to ask. */
function Foot() {
  const screen = useScreen();
  const { user } = useSession();
  const help = screen && helpPages[screen.path];
  const own = help && helpFor(help, user.is_admin).ask;
  return (
    <footer className={css.foot}>
      <Icon of={IconLifebuoy} size={20} className={css.buoy} />
      <p>
        <strong>{texts.ask}</strong> <span>{own ?? asks(user.is_admin)}</span>
      </p>
      <Link to="/issue-tracker?new=1" className={css.report}>
        {texts.report}
      </Link>
    </footer>
  );
}
