declare const classes: {
  readonly bar: string;
  readonly breathe: string;
  readonly cell: string;
  readonly disc: string;
  readonly row: string;
};
export default classes;
