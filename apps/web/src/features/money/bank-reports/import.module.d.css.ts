declare const classes: {
  readonly amounts: string;
  readonly bar: string;
  readonly card: string;
  readonly cardLine: string;
  readonly failure: string;
  readonly keys: string;
  readonly page: string;
  readonly question: string;
  readonly questionHead: string;
  readonly quiet: string;
  readonly whole: string;
};
export default classes;
