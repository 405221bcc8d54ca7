declare const classes: {
  readonly place: string;
};
export default classes;
