/** UTF-8, or the Windows-1250 of old Polish programs; either way without the control codes that text does not need. */
export const looksLikeText = (content: Buffer): boolean => {
  const text = readText(content);
  return text !== undefined && !/(?![\t\n\v\f\r])\p{Cc}|\uFFFD/u.test(text);
};

/** Decodes by the first of the two encodings that fits; undefined when neither does. */
export const readText = (content: Buffer): string | undefined => {
  for (const encoding of ['utf-8', 'windows-1250']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch {
      continue;
    }
  }
  return undefined;
};
