declare const classes: {
  readonly adding: string;
  readonly bulk: string;
  readonly count: string;
  readonly danger: string;
  readonly end: string;
  readonly filters: string;
  readonly filtersButton: string;
  readonly root: string;
  readonly search: string;
  readonly sheet: string;
  readonly sheetButtons: string;
  readonly sheetFields: string;
  readonly sheetTitle: string;
};
export default classes;
