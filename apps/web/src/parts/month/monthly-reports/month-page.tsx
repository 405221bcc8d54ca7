import type { ComponentType } from 'react';
import { ActingFor } from '#parts/identity/people/acting-for.tsx';
import { useActedFor } from '#parts/identity/people/use-acted-for.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import type { MonthProps } from './month-header.tsx';

interface MonthPageProps {
  texts: { title: string; help: string };
  /** The page's own address, for those who stop acting for somebody. */
  path: string;
  Month: ComponentType<MonthProps>;
}

/** A page of one's own month, or with `?user=` of somebody else's. */
export function MonthPage({ texts, path, Month }: MonthPageProps) {
  const user = useActedFor();
  return (
    <>
      <ActingFor user={user} leaveTo={path} />
      <Month
        user={user}
        header={(parts) => <PageHeader title={texts.title} help={texts.help} {...parts} />}
      />
    </>
  );
}
