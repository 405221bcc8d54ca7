declare const classes: {
  readonly editor: string;
  readonly marked: string;
  readonly offer: string;
  readonly offered: string;
  readonly offeredHere: string;
  readonly sheet: string;
  readonly typed: string;
};
export default classes;
