declare const classes: {
  readonly card: string;
  readonly form: string;
  readonly forms: string;
  readonly name: string;
  readonly picture: string;
  readonly print: string;
  readonly quiet: string;
  readonly scans: string;
  readonly thumbnail: string;
  readonly words: string;
};
export default classes;
