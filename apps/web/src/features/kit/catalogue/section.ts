import type { ReactNode } from 'react';

/** One piece of the kit in every state it can have. */
export interface CatalogueSection {
  id: string;
  title: string;
  states: CatalogueState[];
}

export interface CatalogueState {
  /** Unique in the whole catalogue: `?open=<id>` shows this state opened, for what opens over the page. */
  id: string;
  title: string;
  render: (view: CatalogueView) => ReactNode;
}

export interface CatalogueView {
  /** True when the address asks for this state opened. */
  open: boolean;
}
