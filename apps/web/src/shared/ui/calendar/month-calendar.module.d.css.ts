declare const classes: {
  readonly add: string;
  readonly bar: string;
  readonly day: string;
  readonly more: string;
  readonly number: string;
  readonly root: string;
  readonly week: string;
  readonly weekdays: string;
};
export default classes;
