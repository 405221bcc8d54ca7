declare const classes: {
  readonly photo: string;
  readonly root: string;
};
export default classes;
