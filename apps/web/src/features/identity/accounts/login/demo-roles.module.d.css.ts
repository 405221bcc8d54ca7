declare const classes: {
  readonly files: string;
  readonly roles: string;
  readonly root: string;
};
export default classes;
