declare const classes: {
  readonly blank: string;
  readonly canvas: string;
  readonly controls: string;
  readonly legend: string;
  readonly offset: string;
  readonly page: string;
  readonly paper: string;
  readonly ruler: string;
  readonly sheet: string;
  readonly sheets: string;
  readonly upright: string;
};
export default classes;
