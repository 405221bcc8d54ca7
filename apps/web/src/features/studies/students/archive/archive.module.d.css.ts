declare const classes: {
  readonly cardLine: string;
  readonly end: string;
  readonly hangs: string;
  readonly inArchive: string;
  readonly lines: string;
  readonly names: string;
  readonly owed: string;
  readonly quiet: string;
  readonly tile: string;
  readonly two: string;
  readonly words: string;
};
export default classes;
