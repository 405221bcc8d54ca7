declare const classes: {
  readonly clamped: string;
};
export default classes;
