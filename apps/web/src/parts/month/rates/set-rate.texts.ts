/** Apart from the words of the form, which is loaded when it is opened. */
export const setRateTexts = {
  setRate: 'Ustal stawkę',
} as const;
