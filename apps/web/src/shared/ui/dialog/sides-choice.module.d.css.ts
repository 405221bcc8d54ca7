declare const classes: {
  readonly heads: string;
  readonly pair: string;
  readonly shown: string;
  readonly sides: string;
};
export default classes;
