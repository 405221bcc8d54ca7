import { cloneElement, Suspense, useState, useTransition } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

/** The button that opens a menu. */
export type MenuButton = ReactElement<ComponentPropsWithRef<'button'>>;

interface MenuOnDemandProps {
  button: MenuButton;
  /** Fetches the menu's chunk ahead, as soon as the button is pointed at. */
  preload: () => Promise<unknown>;
  /** The menu around its button, as a lazy component that opens when it arrives; see `OpenedMenu`. */
  menu: (button: MenuButton) => ReactNode;
}

/** The button of a menu stands alone until its first press: a page does not load menus that nobody opens. */
export function MenuOnDemand({ button, preload, menu }: MenuOnDemandProps) {
  const [pressed, setPressed] = useState(false);
  // In a transition the button stays as it is until the menu is there to take its place.
  const [, startTransition] = useTransition();
  const fetchAhead = () => void preload().catch(() => undefined);
  return (
    <Suspense>
      {pressed
        ? menu(button)
        : cloneElement(button, {
            'aria-haspopup': 'menu',
            'aria-expanded': false,
            onClick: () => startTransition(() => setPressed(true)),
            onPointerEnter: fetchAhead,
            onFocus: fetchAhead,
          })}
    </Suspense>
  );
}
