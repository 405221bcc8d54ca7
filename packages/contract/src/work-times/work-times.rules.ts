/** The one sum of hours: lists, dashboard, registers and PDFs all take it from here. Halves add up exactly. */
export const totalHours = (entries: readonly { readonly hours: number }[]): number =>
  entries.reduce((sum, entry) => sum + entry.hours, 0);
