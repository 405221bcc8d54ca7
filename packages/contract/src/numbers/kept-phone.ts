// Apart from how telephones are shown, since the login page checks one and shows none.

/** A telephone as it is kept: a Polish one as nine digits, another country's with + before it. */
export const keptPhonePattern = /^\+?\d{6,15}$/;

// Own lines, not libphonenumber-js: 145 kB of code and metadata by its own count, where a screen may grow by five (0146).

/**
 * A telephone as it is kept, however it was typed: '+48 600-100-200', '0048600100200' and '600 100 200' are one number. What
 * is no telephone, or more than one, stays as it was typed.
 */
export const keepPhone = (typed: string): string => {
  const whole = typed.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^00(?=[1-9]\d{7,12}$)/, '+');
  const polish = /^\+?48(\d{9})$/.exec(whole)?.[1];
  if (polish) return polish;
  return keptPhonePattern.test(whole) ? whole : typed;
};
