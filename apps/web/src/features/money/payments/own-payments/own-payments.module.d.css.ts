declare const classes: {
  readonly amount: string;
  readonly below: string;
  readonly card: string;
  readonly columns: string;
  readonly course: string;
  readonly foot: string;
  readonly head: string;
  readonly instalments: string;
  readonly main: string;
  readonly number: string;
  readonly page: string;
  readonly quiet: string;
  readonly settled: string;
  readonly subtitle: string;
};
export default classes;
