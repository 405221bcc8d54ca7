declare const classes: {
  readonly actions: string;
  readonly bar: string;
  readonly hint: string;
  readonly saved: string;
  readonly title: string;
  readonly words: string;
};
export default classes;
