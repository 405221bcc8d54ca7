/** The navigation state from the settings to the dashboard, which then says that the form was saved. */
export const savedState = { questionnaireSaved: true } as const;

export const isSavedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'questionnaireSaved' in state;
