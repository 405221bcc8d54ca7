declare const classes: {
  readonly tile: string;
};
export default classes;
