import { zipPattern } from '@indeks/contract/numbers/contact';
import type { PostalPlace } from '@indeks/contract/provider/postal-codes/postal-codes.schemas';

export interface PlaceOfCode extends PostalPlace {
  readonly code: string;
}

const columns = { kod: 'code', miejscowosc: 'town', gmina: 'municipality', powiat: 'district' } as const;

/**
 * A file with a heading line and semicolons: kod;miejscowosc;terc6;gmina;powiat;wojewodztwo, in any order. A town without
 * gmina, powiat and voivodeship has nothing to fill in and is left out: files of public registers have a few.
 */
export const readPostalFile = (text: string): PlaceOfCode[] => {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = heading.split(';');
  const at = (name: string) => {
    const index = names.indexOf(name);
    if (index === -1) throw new Error(`The file has no column ${name}`);
    return index;
  };
  const places = {
    ...Object.fromEntries(Object.entries(columns).map(([name, key]) => [key, at(name)])),
    province: at('wojewodztwo'),
  } as Record<keyof PlaceOfCode, number>; // every key has its column
  return lines.flatMap((line, index) => (line === '' ? [] : readPlaces(line, places, index + 2)));
};

const readPlaces = (line: string, at: Record<keyof PlaceOfCode, number>, number: number): PlaceOfCode[] => {
  const cells = line.split(';');
  const cell = (key: keyof PlaceOfCode): string => cells[at[key]]?.trim() ?? '';
  const place = {
    code: cell('code'),
    town: cell('town'),
    municipality: cell('municipality'),
    district: cell('district'),
    province: cell('province'),
  };
  const { code, town, ...rest } = place;
  const isNowhere = Object.values(rest).every((word) => word === '');
  if (!zipPattern.test(code) || town === '' || (!isNowhere && Object.values(rest).includes('')))
    throw new Error(`Line ${number} of the file is not a place with its post code`);
  return isNowhere ? [] : [place];
};
