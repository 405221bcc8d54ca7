/** Paths of menu entries and top-bar buttons that may carry a counter. */
export type BadgePath = '/chat' | '/notifications';

export type Badges = Readonly<Partial<Record<string, number>>>;

/** What waits for the user. The modules that count it are not there yet: nothing waits. */
export function useBadges(): Badges {
  return nothing;
}

const nothing: Badges = {};
