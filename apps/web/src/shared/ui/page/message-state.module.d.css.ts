declare const classes: {
  readonly action: string;
  readonly icon: string;
  readonly root: string;
  readonly text: string;
  readonly title: string;
};
export default classes;
