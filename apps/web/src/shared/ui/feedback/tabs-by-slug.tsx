import { Tabs } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './tabs-by-slug.module.css';

export interface SlugTab {
  /** Stands in the address and in the ids of the parts, therefore lower-case words joined by hyphens. */
  slug: string;
  label: string;
  /** How much the tab holds, beside its name; nothing at 0. */
  count?: number;
  render: () => ReactNode;
}

interface TabsBySlugProps {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly SlugTab[];
  /** An unknown or missing slug shows the first tab. */
  value: string | undefined;
  onChange: (slug: string) => void;
  /** The content of the tabs begins right below them, such as a table in a card. */
  flush?: boolean;
}

/** Tabs whose choice belongs to the caller. Only the chosen tab's content is rendered. */
export function TabsBySlug({ label, tabs, value, onChange, flush = false }: TabsBySlugProps) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.slug === value) ?? tabs[0];
  const list = useChosenInSight(chosen?.slug);
  if (!chosen) return null;
  return (
    <Tabs
      id={id}
      value={chosen.slug}
      onChange={(slug) => slug !== null && onChange(slug)}
      keepMounted={false}
      classNames={{ list: classes.list, panel: classes.panel }}
    >
      <Tabs.List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.slug} value={tab.slug}>
            {tab.label}
            {tab.count ? <span className={classes.count}>{tab.count}</span> : null}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab.slug} value={tab.slug} data-flush={flush || undefined}>
          {tab === chosen && tab.render()}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** On a phone the row of tabs is longer than the screen: the chosen one is moved to its middle. */
function useChosenInSight(slug = '') {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector(`[id$="-tab-${slug}"]`);
    if (!row || !tab) return;
    const [whole, part] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += part.left - whole.left - (whole.width - part.width) / 2;
  }, [slug]);
  return list;
}
