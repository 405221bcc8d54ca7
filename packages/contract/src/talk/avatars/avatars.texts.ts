export const avatarTexts = {
  tooLarge: 'Avatar size should be less than 2 MB!',
} as const;
