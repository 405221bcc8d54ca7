import { useLocation, useNavigate } from 'react-router';

/** Recipients of a message: ticked people, or everybody whom the filters of a list leave. */
export interface Recipients {
  audience: 'students' | 'lecturers' | 'everyone';
  ids?: readonly number[];
  /** What the list was asked with; the server reads it as the list's own call does. */
  filter?: object;
}

/** The page on which a message to them is written. It leads back to where it was opened. */
export function addressOfMessage({ audience, ids, filter = {} }: Recipients, back: string): string {
  const asked: Record<string, unknown> = { audience, ...(ids ? { ids } : filter), back };
  const words = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  // A list of numbers or days is joined by commas.
  return `/message-to-many?${new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Opens the page of a message to people. */
export function useWriteTo(): (to: Recipients) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (to) => void navigate(addressOfMessage(to, `${pathname}${search}`));
}
