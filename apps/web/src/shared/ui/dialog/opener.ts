/** Remembers what has the focus now as what a dialog is being opened from; what stands in a dialog did not open the first. */
export function noteOpener(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  if (activeElement.closest('[role="dialog"]') === null)
    opener = findMenuButton(activeElement) ?? activeElement;
}

/** Gives the focus back when the last dialog has closed, unless it was put elsewhere meanwhile. */
export function returnToOpener(): void {
  const target = opener;
  opener = undefined;
  if (!target || !isFocusLost()) return;
  // The button may be gone, as that of a deleted row; the keyboard then goes on from the heading.
  focusElement(target.isConnected ? target : findHeading());
}

/** Gives the focus back to what had it below a dialog that was above another one. */
export function returnInside(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected && isFocusLost()) focusElement(element);
}

let opener: HTMLElement | undefined;

const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.closest('[role="dialog"]') !== null
  );
};

function findHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** A line of a menu is gone once it was pressed; its button stays. */
function findMenuButton(line: HTMLElement): HTMLElement | null {
  const menu = line.closest('[role="menu"]');
  return menu && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`);
}

const focusElement = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
