/** Paths of menu entries and top-bar buttons that may carry a counter. */
export type BadgePath = '/chat' | '/notifications';

export type Badges = Readonly<Partial<Record<string, number>>>;

/** How many unread items the user has. The modules that count them do not exist yet, so there are none. */
export function useBadges(): Badges {
  return nothing;
}

const nothing: Badges = {};
