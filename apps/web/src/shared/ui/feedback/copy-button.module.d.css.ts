declare const classes: {
  readonly small: string;
};
export default classes;
