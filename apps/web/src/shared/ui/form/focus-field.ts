/** The input of a file is hidden; its button takes the focus. */
export const focusable =
  'input:not([type="hidden"]):not([type="file"]):not(:disabled), textarea, select, button:not([tabindex="-1"])';

/** Moves focus to the first field with an error, in the order of the screen. False when there is none. */
export function focusFirstInvalid(root: ParentNode): boolean {
  const field = root.querySelector('[data-field][data-invalid]');
  return field !== null && focusInside(field);
}

/** Moves focus to the field of this name, as the links of an error summary do. */
export function focusField(root: ParentNode, name: string): boolean {
  const field = findField(root, name);
  return field !== null && focusInside(field);
}

export function findField(root: ParentNode, name: string): Element | null {
  return root.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

function focusInside(field: Element): boolean {
  const control = field.querySelector<HTMLElement>(focusable);
  control?.focus();
  return control !== null;
}
