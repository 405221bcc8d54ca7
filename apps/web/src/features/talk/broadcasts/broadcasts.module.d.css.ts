declare const classes: {
  readonly progress: string;
  readonly quiet: string;
  readonly report: string;
  readonly text: string;
};
export default classes;
