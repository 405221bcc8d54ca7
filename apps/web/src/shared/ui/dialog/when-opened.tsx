import { Suspense, useState, type ReactNode } from 'react';

/**
 * Stands around dialogs that are loaded lazily: nothing is fetched before the first opening, and afterwards the dialog
 * stays, so that it can fade out.
 */
export function WhenOpened({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  return wanted ? <Suspense>{children}</Suspense> : null;
}
