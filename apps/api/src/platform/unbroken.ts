/** With hard spaces where a line may not end: after one-letter words and inside 'Sp. z o.o.'. */
export const unbroken = (text: string): string =>
  text
    .replace(/sp\. ?z ?o\. ?o\./gi, (form) => form.replaceAll(' ', '\u00a0'))
    .replace(/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, '$1\u00a0');
