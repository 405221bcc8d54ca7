declare const classes: {
  readonly bar: string;
  readonly share: string;
};
export default classes;
