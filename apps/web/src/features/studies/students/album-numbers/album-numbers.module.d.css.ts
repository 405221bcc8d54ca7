declare const classes: {
  readonly about: string;
  readonly counts: string;
  readonly email: string;
  readonly line: string;
  readonly pages: string;
  readonly result: string;
  readonly row: string;
  readonly rows: string;
  readonly skip: string;
  readonly steps: string;
  readonly toCorrect: string;
};
export default classes;
