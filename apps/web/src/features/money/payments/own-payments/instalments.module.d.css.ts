declare const classes: {
  readonly tile: string;
  readonly tileHead: string;
  readonly tiles: string;
};
export default classes;
