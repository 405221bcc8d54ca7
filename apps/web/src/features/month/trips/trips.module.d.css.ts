declare const classes: {
  readonly detail: string;
  readonly notice: string;
  readonly quiet: string;
};
export default classes;
