import { lazyPart } from '#shared/ui/lazy-part.ts';
import { MenuOnDemand, type MenuButton } from './menu-on-demand.tsx';
import type { PageAction } from './page-action.ts';

interface ActionMenuProps {
  children: MenuButton;
  actions: readonly PageAction[];
}

/** Actions under one button. An action that is a menu is replaced by its items. */
export function ActionMenu({ children, actions }: ActionMenuProps) {
  return (
    <MenuOnDemand
      button={children}
      preload={load}
      menu={(button) => <ActionLines button={button} actions={actions} />}
    />
  );
}

const load = () => import('./action-lines.tsx');
const ActionLines = lazyPart(() => load().then((file) => file.ActionLines));
