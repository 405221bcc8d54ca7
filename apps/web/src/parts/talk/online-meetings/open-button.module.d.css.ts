declare const classes: {
  readonly about: string;
  readonly later: string;
  readonly row: string;
  readonly rows: string;
  readonly words: string;
};
export default classes;
