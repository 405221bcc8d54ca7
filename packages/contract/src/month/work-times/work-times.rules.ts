/** A day with more hours cannot be, in however many entries they are written. */
export const mostHoursOfDay = 24;

/** The one sum of hours: lists, dashboard, registers and PDFs all take it from here. Halves add up exactly. */
export const totalHours = (entries: readonly { readonly hours: number }[]): number =>
  entries.reduce((sum, entry) => sum + entry.hours, 0);
