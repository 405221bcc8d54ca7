declare const classes: {
  readonly again: string;
  readonly foot: string;
  readonly result: string;
};
export default classes;
