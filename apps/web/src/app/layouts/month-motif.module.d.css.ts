declare const classes: {
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
};
export default classes;
