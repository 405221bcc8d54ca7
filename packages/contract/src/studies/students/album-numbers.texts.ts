/** Messages of the upload of album numbers; both to the letter. */
export const albumNumberTexts = {
  fileRequired: 'Proszę wczytać plik csv...',
  tooLarge: 'File size should be less than 2 MB!',
} as const;
