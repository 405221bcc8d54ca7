declare const classes: {
  readonly actions: string;
  readonly back: string;
  readonly help: string;
  readonly phoneActions: string;
  readonly phoneControls: string;
  readonly phoneMain: string;
  readonly phoneRow: string;
  readonly root: string;
  readonly row: string;
  readonly title: string;
  readonly words: string;
};
export default classes;
