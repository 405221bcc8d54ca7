declare const classes: {
  readonly bar: string;
  readonly bars: string;
  readonly count: string;
  readonly distribution: string;
  readonly keys: string;
  readonly legend: string;
  readonly mark: string;
  readonly sums: string;
};
export default classes;
