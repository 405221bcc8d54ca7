declare const classes: {
  readonly card: string;
  readonly heading: string;
  readonly row: string;
};
export default classes;
