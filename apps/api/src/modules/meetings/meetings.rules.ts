/** The calendar has eight colours; a place keeps its own. */
const colours = 8;

export const colourOf = (placeId: number): number => (placeId - 1) % colours;
