declare const classes: {
  readonly name: string;
  readonly quiet: string;
};
export default classes;
