let pressed = false;
let waiting: (() => void)[] = [];

function release() {
  pressed = false;
  const acts = waiting;
  waiting = [];
  // The click follows in the same task.
  if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
}

// A tap produces these events, too. A key or a dragged element ends a press whose end the page does not receive.
addEventListener('mousedown', () => (pressed = true), true);
for (const end of ['mouseup', 'dragend', 'keydown']) addEventListener(end, release, true);

/**
 * Does at once, or as soon as nothing is pressed, what may move the controls of a form. Leaving a field by a press on
 * another control happens before the button is let go: what moves away meanwhile is not clicked.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act);
  else act();
}
