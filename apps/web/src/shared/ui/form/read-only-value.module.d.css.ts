declare const classes: {
  readonly quiet: string;
};
export default classes;
