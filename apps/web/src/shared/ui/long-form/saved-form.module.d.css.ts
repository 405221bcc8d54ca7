declare const classes: {
  readonly bar: string;
  readonly savedAt: string;
  readonly view: string;
};
export default classes;
