declare const classes: {
  readonly adjust: string;
  readonly city: string;
  readonly quiet: string;
};
export default classes;
