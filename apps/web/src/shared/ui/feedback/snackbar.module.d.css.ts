declare const classes: {
  readonly action: string;
  readonly icon: string;
  readonly place: string;
  readonly snackbar: string;
  readonly text: string;
  readonly withAction: string;
};
export default classes;
