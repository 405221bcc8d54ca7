/** Why a month should be looked at, in words. */
export const concernTexts = {
  longDay: (day: string, hours: string) => `${day}: zapisano ${hours} godz., więcej niż 16`,
  twoCities: (day: string, cities: string) => `${day}: godziny w\u00a0kilku miejscowościach (${cities})`,
  unusualKm: (day: string, route: string, km: string, usual: string) =>
    `${day}: trasa ${route} to ${km}\u00a0km, zwykle ${usual}\u00a0km`,
  lonelyTrip: (day: string, route: string) =>
    `${day}: przejazd ${route} bez godzin i\u00a0zjazdu w\u00a0ciągu jednego dnia`,
  doubleTrip: (day: string, route: string, times: number) =>
    `${day}: przejazd ${route} zapisano ${times}\u00a0razy`,
} as const;
