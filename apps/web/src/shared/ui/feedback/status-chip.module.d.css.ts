declare const classes: {
  readonly chip: string;
  readonly icon: string;
  readonly words: string;
};
export default classes;
