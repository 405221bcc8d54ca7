declare const classes: {
  readonly photo: string;
  readonly preview: string;
};
export default classes;
