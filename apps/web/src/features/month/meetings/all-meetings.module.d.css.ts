declare const classes: {
  readonly parts: string;
};
export default classes;
