// plants: typescript/switch-exhaustiveness-check
export const word = (state: 'open' | 'closed'): string => {
  switch (state) {
    case 'open':
      return 'otwarty';
  }
  return '';
};
