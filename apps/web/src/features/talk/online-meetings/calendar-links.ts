/** Programs of telephones and computers open a calendar by this scheme. */
export const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Google reads the address under the scheme of calendars alone. */
export const toGoogle = (address: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: toWebcal(address) }).toString()}`;

export const toOutlook = (address: string, name: string): string =>
  `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name }).toString()}`;
