import { useEffect, useRef, useState, type FocusEvent } from 'react';

const closesAfter = 10_000;

interface AutoClose {
  active: boolean;
  onClose: () => void;
}

/**
 * Closes after 10 s. The time stops while the pointer is inside or a control inside has focus. Returns the handlers to
 * put on the element that is watched.
 */
export function useAutoClose({ active, onClose }: AutoClose) {
  const [pointerInside, setPointerInside] = useState(false);
  const [focusInside, setFocusInside] = useState(false);
  const left = useRef(closesAfter);
  const close = useRef(onClose);
  const running = active && !pointerInside && !focusInside;

  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!running) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [running]);

  return {
    onPointerEnter: () => setPointerInside(true),
    onPointerLeave: () => setPointerInside(false),
    // The dialog itself is focused by script when it opens; only a focused control means that somebody uses it.
    onFocus: (event: FocusEvent<HTMLElement>) => setFocusInside(event.target.tabIndex >= 0),
    onBlur: () => setFocusInside(false),
  };
}
