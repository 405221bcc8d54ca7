declare const classes: {
  readonly icon: string;
  readonly icons: string;
};
export default classes;
