declare const classes: {
  readonly button: string;
  readonly buttons: string;
  readonly open: string;
  readonly student: string;
  readonly without: string;
  readonly words: string;
};
export default classes;
