declare const classes: {
  readonly bar: string;
  readonly download: string;
  readonly frame: string;
  readonly picture: string;
  readonly ways: string;
};
export default classes;
