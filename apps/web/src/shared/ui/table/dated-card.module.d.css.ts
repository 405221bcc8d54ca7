declare const classes: {
  readonly figure: string;
  readonly root: string;
  readonly tile: string;
  readonly weekday: string;
  readonly words: string;
};
export default classes;
