declare const classes: {
  readonly aside: string;
  readonly bar: string;
  readonly barActions: string;
  readonly barWords: string;
  readonly changes: string;
  readonly exception: string;
  readonly fields: string;
  readonly folded: string;
  readonly page: string;
  readonly pair: string;
  readonly paper: string;
  readonly people: string;
  readonly quiet: string;
  readonly remark: string;
  readonly row: string;
};
export default classes;
