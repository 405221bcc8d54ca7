declare const classes: {
  readonly near: string;
  readonly start: string;
};
export default classes;
