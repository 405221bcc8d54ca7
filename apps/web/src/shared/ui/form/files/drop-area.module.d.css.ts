declare const classes: {
  readonly area: string;
};
export default classes;
