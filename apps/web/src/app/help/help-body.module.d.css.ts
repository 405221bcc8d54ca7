declare const classes: {
  readonly about: string;
  readonly heading: string;
  readonly link: string;
  readonly marks: string;
  readonly plain: string;
  readonly steps: string;
  readonly undone: string;
};
export default classes;
