declare const classes: {
  readonly card: string;
  readonly row: string;
};
export default classes;
