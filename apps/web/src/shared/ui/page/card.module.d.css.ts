declare const classes: {
  readonly aside: string;
  readonly body: string;
  readonly flush: string;
  readonly head: string;
  readonly root: string;
};
export default classes;
