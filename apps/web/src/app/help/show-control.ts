/**
 * Brings a control of the page into sight and focuses it. It is found by the beginning of its name, so that a number at its end
 * does not matter; false when none is there.
 */
export function showControl(name: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(button, a, input, textarea, [role="combobox"], [role="tab"])',
  );
  const control = [...controls].find(
    (one) => isVisible(one) && listNames(one).some((own) => own.startsWith(name)),
  );
  if (!control) return false;
  control.scrollIntoView({ block: 'center' });
  // The ring is drawn as for somebody who came by the keyboard.
  control.focus({ preventScroll: true, focusVisible: true });
  return true;
}

const listNames = (control: HTMLElement): string[] =>
  [
    control.getAttribute('aria-label'),
    control.getAttribute('placeholder'),
    control.textContent,
    ...labelsOf(control),
  ].flatMap((own) => (own ? [own.trim()] : []));

const labelsOf = (control: HTMLElement): (string | null)[] =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? [...(control.labels ?? [])].map((label) => label.textContent)
    : [];

const isVisible = (control: HTMLElement): boolean => control.checkVisibility?.() ?? true;
