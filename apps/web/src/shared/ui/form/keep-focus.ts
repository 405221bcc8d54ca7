import type { MouseEvent } from 'react';

/**
 * For the buttons below a form. Pressing one would leave the field, its error would appear and move the button away
 * from under the finger before it is lifted, and the click would be lost. So the focus stays until the click.
 */
export const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** The same for what is ticked or switched in the middle of a form; it takes the focus with the click itself. */
export const focusOnClick = { onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus() };
