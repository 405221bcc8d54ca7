import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBell, IconMenu2, IconMessage, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { HelpState } from '#app/help/use-help.ts';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { QuickSearch } from '#app/shell/quick-search.tsx';
import { useVocative } from '#app/shell/use-vocative.ts';
import css from '#app/shell/top-bar.module.css';
import type { Badges, BadgePath } from '#app/shell/badges.ts';
import { UserMenu } from '#app/shell/user-menu.tsx';
import { useSession } from '#shared/api/session-context.tsx';
import { Icon } from '#shared/ui/icon.tsx';

interface TopBarProps {
  badges: Badges;
  help: HelpState;
  onOpenMenu: () => void;
}

export function TopBar({ badges, help, onOpenMenu }: TopBarProps) {
  const { user } = useSession();
  const name = useVocative(user.name);
  return (
    <header className={css.root}>
      <ActionIcon className={css.menuButton} {...look} aria-label={shellTexts.openMenu} onClick={onOpenMenu}>
        <Icon of={IconMenu2} size={22} />
      </ActionIcon>
      <p className={css.greeting}>
        <span>{name === undefined ? shellTexts.greeting : `${shellTexts.greeting},`}</span>{' '}
        <strong>{name}</strong>
      </p>
      <QuickSearch onHelp={help.open} />
      <Tooltip label={shellTexts.helpButton}>
        <ActionIcon
          className={css.help}
          {...look}
          aria-label={shellTexts.helpButton}
          aria-expanded={help.opening !== undefined}
          aria-keyshortcuts="F1"
          onClick={help.toggle}
        >
          <span className={css.question} aria-hidden>
            ?
          </span>
        </ActionIcon>
      </Tooltip>
      <BadgeLink to="/chat" label={shellTexts.chat} icon={IconMessage} badges={badges} />
      <BadgeLink to="/notifications" label={shellTexts.notifications} icon={IconBell} badges={badges} />
      <UserMenu />
    </header>
  );
}

const look = { variant: 'subtle', color: 'gray', size: 44 } as const;

interface BadgeLinkProps {
  to: BadgePath;
  label: string;
  icon: TablerIcon;
  badges: Badges;
}

function BadgeLink({ to, label, icon, badges }: BadgeLinkProps) {
  const count = badges[to] ?? 0;
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={to}
        className={css.badgeLink}
        {...look}
        aria-label={shellTexts.unread(label, count)}
      >
        <Icon of={icon} size={21} />
        {count > 0 && <span className={css.badge}>{count > 99 ? '99+' : count}</span>}
      </ActionIcon>
    </Tooltip>
  );
}
