/** Milliseconds for which a sentence stays. Tests give themselves more time to press its button. */
export const visibleFor = {
  ok: 2_000,
  // A failure has to be read and not only noticed.
  error: 6_000,
  // Long enough to notice a mistake and to reach the button.
  action: 10_000,
};
