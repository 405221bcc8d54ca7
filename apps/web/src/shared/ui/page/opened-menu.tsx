import { Menu, type MenuProps } from '@mantine/core';
import { cloneElement, useEffect, useRef, useState } from 'react';
import type { MenuButton } from './menu-on-demand.tsx';

interface OpenedMenuProps extends Omit<MenuProps, 'opened' | 'onChange'> {
  button: MenuButton;
}

/** A menu that is open when it arrives, since it was loaded because its button was pressed; see `MenuOnDemand`. */
export function OpenedMenu({ button, children, ...props }: OpenedMenuProps) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It replaces the button that had the focus, to which the menu gives it back when it closes.
    target.current?.focus({ preventScroll: true });
    // The menu remembers what had the focus when `opened` changes, therefore it cannot start open.
    // oxlint-disable-next-line react/set-state-in-effect
    setOpened(true);
  }, []);
  return (
    <Menu {...props} opened={opened} onChange={setOpened}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
