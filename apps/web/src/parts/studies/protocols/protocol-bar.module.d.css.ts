declare const classes: {
  readonly actions: string;
  readonly bar: string;
  readonly links: string;
  readonly quiet: string;
  readonly title: string;
  readonly words: string;
};
export default classes;
