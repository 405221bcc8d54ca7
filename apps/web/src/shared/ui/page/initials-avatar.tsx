import classes from './initials-avatar.module.css';

/** The initials beside a name; the name itself stands next to it, so nothing is read out here. */
export function InitialsAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      className={classes['root']}
      data-tone={toneOf(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toLocaleUpperCase('pl');
}

const tones = ['neutral', 'brand', 'info'] as const;

/** The same person has the same colour on every screen. */
function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tones[sum % tones.length] ?? tones[0];
}
