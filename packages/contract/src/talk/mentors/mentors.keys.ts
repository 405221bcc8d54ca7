/** Files of a mentor must be smaller. */
export const mentorFileLimit = 2_000_000;

/** The directory is small; a list of it shows so many at once. */
export const mentorsPerPage = 12;
export const mostTagsOfMentor = 20;
