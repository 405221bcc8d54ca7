import { useMatches } from 'react-router';
import type { Screen } from '#app/screens/screen.ts';

/** The screen whose address is open; undefined on pages that are not in the list of screens. */
export function useScreen(): Screen | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  if (typeof handle !== 'object' || handle === null || !('screen' in handle)) return undefined;
  return handle.screen as Screen; // the router's own table puts it there
}
