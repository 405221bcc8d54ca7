/** The day it is in Poland, wherever the browser stands. */
export const today = (): string => inWarsaw.format(new Date());

/** Sweden writes dates the way the portal sends them: 2026-10-03. */
const inWarsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
