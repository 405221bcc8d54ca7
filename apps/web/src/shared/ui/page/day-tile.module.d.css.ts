declare const classes: {
  readonly figures: string;
  readonly name: string;
  readonly tile: string;
};
export default classes;
