declare const classes: {
  readonly keys: string;
  readonly page: string;
  readonly range: string;
  readonly root: string;
  readonly select: string;
  readonly size: string;
};
export default classes;
