declare const classes: {
  readonly about: string;
  readonly actions: string;
  readonly bar: string;
  readonly chosen: string;
  readonly day: string;
  readonly live: string;
  readonly people: string;
  readonly problem: string;
  readonly row: string;
  readonly rows: string;
  readonly running: string;
  readonly runningTopic: string;
  readonly times: string;
  readonly topic: string;
  readonly words: string;
};
export default classes;
