import { useState } from 'react';
import classes from './initials-avatar.module.css';
import tones from './tones.module.css';

interface InitialsAvatarProps {
  name: string;
  /** Address of the person's photo; see `photoOf`. Without one, or when it does not come, the initials stand. */
  photo?: string | undefined;
  size?: number;
  /** An office rather than a person. */
  office?: boolean;
  /** A picture that is not cropped: it may be of any shape, such as one of a whole figure or a logo. */
  whole?: boolean;
}

/** The photo or the initials beside a name; the name itself stands next to it, so nothing is read out here. */
export function InitialsAvatar({ name, photo, size = 36, office = false, whole }: InitialsAvatarProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <span
      className={`${tones.toned} ${classes.root}`}
      data-tone={office ? 'office' : toneOf(name)}
      data-whole={whole || undefined}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
      aria-hidden
    >
      {photo === undefined || photo === missing ? (
        initialsOf(name)
      ) : (
        <img className={classes.photo} src={photo} alt="" onError={() => setMissing(photo)} />
      )}
    </span>
  );
}

/** Initials of the first and the last word; a single word gives its first two letters. */
export function initialsOf(name: string): string {
  const words = name.match(/(?<!\S)\p{L}\S?/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => word?.charAt(0)) : words;
  return letters.join('').toLocaleUpperCase('pl');
}

const tonesOfPeople = ['neutral', 'brand-strong', 'info'] as const;

/** The same person has the same colour on every screen. */
function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return tonesOfPeople[sum % tonesOfPeople.length] ?? tonesOfPeople[0];
}
