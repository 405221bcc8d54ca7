export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines with their numbers, without empty ones. */
export const listLines = (text: string): readonly Line[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter(({ text: line }) => line.trim() !== '');

export const firstLine = (text: string): string => /\S[^\r\n]*/.exec(text)?.[0] ?? '';
