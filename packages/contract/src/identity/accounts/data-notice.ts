/**
 * Version of the data-processing notice that is shown now, stored with each acceptance. The text is a neutral draft that
 * awaits the owner's lawyer: a new wording gets a new version here, and the texts of the web follow or do not compile.
 */
export const dataNoticeVersion = '2026-11';
