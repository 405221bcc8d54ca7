/** By road between two towns, the same in either direction, to half a kilometre; between two places of a town a few. */
export const distanceBetween = (from: string, to: string): number => {
  const [a, b] = [whereIs(from), whereIs(to)];
  const straight = Math.hypot((a.north - b.north) * kmPerDegree, (a.east - b.east) * kmPerDegree * narrowing);
  return Math.max(6, Math.round(straight * detour * 2) / 2);
};

const kmPerDegree = 111.3;
/** How much shorter a degree to the east is in the latitude of Poland. */
const narrowing = 0.616;
/** Roads are not straight. */
const detour = 1.22;

/** Places beyond the first of a town carry a number. */
const whereIs = (place: string) => {
  const known = coordinates[place.replace(/ \d+$/, '')];
  if (!known) throw new RangeError(`Nobody said where ${place} is`);
  return { north: known[0], east: known[1] };
};

const coordinates: Readonly<Record<string, readonly [number, number]>> = {
  Warszawa: [52.23, 21.01],
  Kraków: [50.06, 19.94],
  Wrocław: [51.11, 17.04],
  Poznań: [52.41, 16.93],
  Łódź: [51.76, 19.46],
  Gdańsk: [54.35, 18.65],
  Katowice: [50.26, 19.02],
  Szczecin: [53.43, 14.55],
  Bydgoszcz: [53.12, 18.01],
  Lublin: [51.25, 22.57],
  Białystok: [53.13, 23.16],
  Rzeszów: [50.04, 22.0],
  Kielce: [50.87, 20.63],
  Olsztyn: [53.78, 20.48],
  Opole: [50.67, 17.93],
  'Zielona Góra': [51.94, 15.51],
  Toruń: [53.01, 18.6],
  Częstochowa: [50.81, 19.12],
  Radom: [51.4, 21.15],
  Tarnów: [50.01, 20.99],
  'Ostrowiec Świętokrzyski': [50.93, 21.39],
  'Czechowice-Dziedzice': [49.91, 19.01],
  'Jastrzębie-Zdrój': [49.95, 18.59],
  Zakopane: [49.3, 19.95],
};
