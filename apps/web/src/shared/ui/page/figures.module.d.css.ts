declare const classes: {
  readonly figure: string;
  readonly link: string;
  readonly root: string;
};
export default classes;
