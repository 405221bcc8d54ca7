import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import css from '#features/home/dashboard/dashboard.module.css';
import { dashboardTexts as texts } from '#features/home/dashboard/dashboard.texts.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import { WaitsToday } from './waits-today.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

export interface Shortcut {
  to: string;
  label: string;
  icon: TablerIcon;
}

/** The first page of people without cards: a greeting, what waits for them, and shortcuts. */
export function DashboardPage({
  name,
  shortcuts,
}: {
  name: string | undefined;
  shortcuts: readonly Shortcut[];
}) {
  return (
    <>
      <PageHeader title={texts.title} help={texts.help(name)} />
      <WaitsToday />
      <nav aria-label={texts.shortcuts}>
        <ul className={css.list}>
          {shortcuts.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={css.shortcut}>
                <TintedIcon of={icon} size="card" />
                <span className={css.label}>{label}</span>
                <Icon of={IconChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
