import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import type { RefObject } from 'react';

/** The section being read: the last one whose head has passed the upper part of the window. */
export function useActiveSection(root: RefObject<HTMLElement | null>, firstId: string): string {
  const [active, setActive] = useState(firstId);
  useWindowEvent('scroll', () => setActive(root.current ? sectionInView(root.current, firstId) : firstId), {
    passive: true,
    // Captured, because a dialog may be what scrolls and scroll events do not bubble.
    capture: true,
  });
  return active;
}

function sectionInView(root: HTMLElement, firstId: string): string {
  const sections = [...root.querySelectorAll<HTMLElement>('[data-section]')];
  const { scrollTop, clientHeight, scrollHeight } =
    root.closest('[role="dialog"]') ?? document.documentElement;
  // A short last section never reaches the upper part of the window.
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
  return (atEnd ? sections : passed).at(-1)?.dataset['section'] ?? firstId;
}
