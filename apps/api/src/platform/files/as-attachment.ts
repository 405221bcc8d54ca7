/**
 * Everything people uploaded is saved, never shown in our origin. The name travels twice: in ASCII for old
 * browsers and whole, as RFC 6266 and RFC 8187 (formerly 5987) say.
 */
export const contentDisposition = (fileName: string): string => {
  const name = cleanFileName(fileName);
  return `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${extendedValue(name)}`;
};

const longest = 150;

/** No folders, no control characters, no marks that turn the reading direction and so disguise the ending. */
export const cleanFileName = (fileName: string): string => {
  const name = fileName
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .trim()
    .replace(/^\.+/, '');
  return shortened(name) || 'plik';
};

/** The ending stays, so that the file still opens. */
const shortened = (name: string): string => {
  if (name.length <= longest) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length).replace(/\p{Cs}$/u, '') + ending;
};

const asciiOf = (name: string): string =>
  name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '_')
    .replace(/["\\%]/g, '_');

const extendedValue = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
