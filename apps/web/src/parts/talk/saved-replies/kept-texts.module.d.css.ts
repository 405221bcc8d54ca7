declare const classes: {
  readonly row: string;
  readonly rows: string;
  readonly words: string;
};
export default classes;
