/** The state of a navigation to the login page by somebody who opened a mailed link and has a second step. */
export const codeOwed = 'code-owed';
