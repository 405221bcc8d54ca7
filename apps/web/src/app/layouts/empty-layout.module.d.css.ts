declare const classes: {
  readonly main: string;
};
export default classes;
