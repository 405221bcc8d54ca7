import { focusable } from '../form/focus-field.ts';

/**
 * A dialog begins at its first control and not at the cross above it: the focus trap looks for this mark. What is still
 * being read takes the focus when it comes, unless the keyboard is inside already.
 */
export function beginInside(body: HTMLElement | null) {
  if (!body || markFirst(body)) return undefined;
  const watch = new MutationObserver(() => {
    const first = markFirst(body);
    if (!first) return;
    watch.disconnect();
    const { activeElement } = document;
    const isOnCross =
      activeElement?.closest('[role="dialog"]')?.contains(body) && !body.contains(activeElement);
    if (isOnCross) first.focus({ preventScroll: true });
  });
  watch.observe(body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function markFirst(body: HTMLElement): HTMLElement | null {
  const first =
    body.querySelector<HTMLElement>('[data-autofocus]') ?? body.querySelector<HTMLElement>(focusable);
  first?.setAttribute('data-autofocus', '');
  // As after Tab, typing replaces what the field holds.
  first?.addEventListener('focus', () => first instanceof HTMLInputElement && first.select(), { once: true });
  return first;
}
