export const desktopWidth = 1440;

/** happy-dom answers media queries by its own viewport. */
export function setWindowWidth(width: number): void {
  const control: unknown = Reflect.get(window, 'happyDOM');
  if (!hasViewport(control)) throw new Error('the test runs outside happy-dom');
  control.setViewport({ width, height: 900 });
}

const hasViewport = (
  control: unknown,
): control is { setViewport: (size: { width: number; height: number }) => void } =>
  typeof control === 'object' && control !== null && 'setViewport' in control;
