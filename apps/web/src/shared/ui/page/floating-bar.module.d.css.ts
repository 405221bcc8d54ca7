declare const classes: {
  readonly floating: string;
};
export default classes;
