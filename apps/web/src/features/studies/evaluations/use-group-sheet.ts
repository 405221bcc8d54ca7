import { IconChecklist } from '@tabler/icons-react';
import { useLocation, useSearchParams } from 'react-router';
import type { PageAction } from '#shared/ui/page/page-action.ts';

const parameter = 'sheet';

interface SheetAction {
  /** Whether the sheet stands in the place of the journal. */
  isOpen: boolean;
  action: PageAction;
  /** The journal with the same group. */
  back: string;
}

/** The sheet of the group that is chosen in a journal; it stands in the address, so that Back leads to the journal. */
export function useGroupSheet(label: string, blocked: string | undefined): SheetAction {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const journal = new URLSearchParams(params);
  journal.delete(parameter);
  const open = () => {
    const next = new URLSearchParams(params);
    next.set(parameter, '1');
    setParams(next);
  };
  return {
    isOpen: blocked === undefined && params.get(parameter) === '1',
    action: { label, icon: IconChecklist, onClick: open, blocked },
    back: `${pathname}?${journal.toString()}`,
  };
}
