declare const classes: {
  readonly danger: string;
};
export default classes;
