declare const classes: {
  readonly detail: string;
  readonly head: string;
  readonly label: string;
};
export default classes;
