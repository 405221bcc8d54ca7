import { present } from '#shared/lib/clock.ts';

/** The current day in Poland, whatever the browser's time zone is. */
export const today = (): string => inWarsaw.format(present());

/** The Swedish format is the one that the API uses: 2026-10-03. */
const inWarsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
