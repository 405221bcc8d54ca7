import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { appTexts } from '#app/app.texts.ts';
import { shellTexts } from '#app/shell/shell.texts.ts';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { findCurrent, type MenuEntry, type MenuSection } from '#app/menu.ts';
import { menuIcons } from '#app/shell/menu-icons.ts';
import css from '#app/shell/side-menu.module.css';
import type { Badges } from '#app/shell/badges.ts';
import { Icon } from '#shared/ui/icon.tsx';

interface SideMenuProps {
  sections: readonly MenuSection[];
  badges: Badges;
}

/** The content of the drawer, beside the page or over it. */
export function SideMenu({ sections, badges }: SideMenuProps) {
  const { pathname } = useLocation();
  const current = findCurrent(sections, pathname);
  return (
    <nav className={css.root} aria-label={shellTexts.mainMenu}>
      <Link to="/dashboard" className={css.brand}>
        <BrandMark size={36} />
        <span>
          <span className={css.product}>{appTexts.product}</span>
          <span className={css.kind}>{appTexts.productKind}</span>
        </span>
      </Link>
      <div className={css.list}>
        {sections.map(({ group, heading, entries }) => (
          <div key={group} className={css.group}>
            {heading !== undefined && (
              <h2 className={css.heading} id={`menu-${group}`}>
                {heading}
              </h2>
            )}
            <ul aria-labelledby={heading === undefined ? undefined : `menu-${group}`}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <EntryLink entry={entry} badge={badges[entry.path] ?? 0} isCurrent={entry === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={css.foot}>
        <span>{appTexts.version(__APP_VERSION__)}</span>
        <Link to="/changelog">{shellTexts.whatIsNew}</Link>
      </div>
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  badge: number;
  isCurrent: boolean;
}

function EntryLink({ entry, badge, isCurrent }: EntryProps) {
  const label = useRef<HTMLSpanElement>(null);
  // In a low window the line of the page may lie outside the list.
  useEffect(() => {
    if (isCurrent) label.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link to={entry.path} className={css.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon of={menuIcons[entry.icon]} size={19} />
      <span ref={label} className={css.label}>
        {entry.label}
      </span>
      {badge > 0 && <span className={css.badge}>{badge > 999 ? '999+' : badge}</span>}
    </Link>
  );
}
