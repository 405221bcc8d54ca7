declare const classes: {
  readonly actions: string;
  readonly card: string;
  readonly progress: string;
  readonly text: string;
  readonly underWay: string;
};
export default classes;
