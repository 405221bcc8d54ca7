declare const classes: {
  readonly contents: string;
  readonly root: string;
  readonly section: string;
  readonly state: string;
  readonly stateTitle: string;
};
export default classes;
