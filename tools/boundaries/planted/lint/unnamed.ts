// plants: import/no-default-export
const unnamed = 1;
export default unnamed;
