/** Why a month should be looked at, in words. */
export const concernTexts = {
  longDay: (day: string, hours: string) => `${day}: zapisano ${hours} godz., więcej niż 12`,
  twoCities: (day: string, cities: string) => `${day}: godziny w\u00a0kilku miejscowościach (${cities})`,
  unusualKm: (day: string, route: string, km: string, usual: string) =>
    `${day}: trasa ${route} to ${km}\u00a0km, zwykle ${usual}\u00a0km`,
  lonelyTrip: (day: string, route: string) =>
    `${day}: przejazd ${route} bez godzin i\u00a0zjazdu w\u00a0ciągu jednego dnia`,
  doubleTrip: (day: string, route: string, times: number) =>
    `${day}: przejazd ${route} zapisano ${times}\u00a0razy`,
  noRate: (day: string, route: string) =>
    `${day}: przejazd ${route} nie ma stawki za kilometr i\u00a0bez niej nie można go zaakceptować`,
  highRate: (day: string, rate: string, engine: string, limit: string) =>
    `${day}: stawka ${rate}\u00a0zł/km, a\u00a0limit ustawowy dla silnika ${engine}\u00a0cm³ to ${limit}\u00a0zł/km`,
} as const;

/** The same in as few words as a list has room for; the day as '10.10'. */
export const shortConcernTexts = {
  longDay: (day: string, hours: string) => `${hours}\u00a0godz. ${day}`,
  twoCities: (day: string) => `kilka miejscowości ${day}`,
  unusualKm: (day: string, km: string) => `${km}\u00a0km ${day}`,
  lonelyTrip: (day: string) => `przejazd bez zajęć ${day}`,
  doubleTrip: (day: string, times: number) => `${times}\u00a0razy ten sam przejazd ${day}`,
  noRate: (day: string) => `brak stawki ${day}`,
  highRate: (day: string) => `stawka ponad limit ${day}`,
} as const;
