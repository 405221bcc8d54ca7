/** The navigation state from the settings to the login, which then says that the kind of settlement was changed. */
export const switchedState = { switched: true } as const;

export const isSwitchedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'switched' in state;
