declare const classes: {
  readonly weekday: string;
};
export default classes;
