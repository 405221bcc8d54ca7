declare const classes: {
  readonly toned: string;
};
export default classes;
