import { useSearchParams } from 'react-router';
import { TabsBySlug, type SlugTab } from './tabs-by-slug.tsx';

interface RoutedTabsProps {
  label: string;
  tabs: readonly SlugTab[];
  /** Name of the search parameter that holds the slug. */
  parameter?: string;
  /** The slug that an address without one shows; by default the first. */
  initial?: string;
}

/** Tabs whose choice stands in the address, so that it can be linked to and survives a reload. */
export function RoutedTabs({ label, tabs, parameter = 'tab', initial }: RoutedTabsProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <TabsBySlug
      label={label}
      tabs={tabs}
      value={search.get(parameter) ?? initial}
      onChange={(slug) =>
        setSearch((current) => {
          const next = new URLSearchParams(current);
          next.set(parameter, slug);
          return next;
        })
      }
    />
  );
}
