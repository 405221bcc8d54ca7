declare const classes: {
  readonly actions: string;
  readonly details: string;
};
export default classes;
