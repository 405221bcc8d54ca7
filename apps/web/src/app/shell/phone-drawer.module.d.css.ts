declare const classes: {
  readonly body: string;
  readonly overlay: string;
};
export default classes;
