import { Anchor } from '@mantine/core';
import { formatPhone } from '#shared/lib/format.ts';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import classes from './contact-link.module.css';
import { pageTexts } from './page.texts.ts';
import { usePhone } from './use-phone.ts';

interface ContactLinkProps {
  /** The name of the person, so that the copy buttons of a list differ. */
  of: string;
}

/** The name before the @ that does not fit a phone on one line. */
const longName = 26;

/** An address to write to and to copy: one line of a list, elsewhere whole, with a second line from its @ where there is no room. */
export function EmailLink({ email, of }: ContactLinkProps & { email: string }) {
  const at = email.lastIndexOf('@');
  const phone = usePhone();
  return (
    <span className={classes.root} data-long={at > longName || undefined}>
      <Anchor className={classes.words} href={`mailto:${email}`} title={email}>
        {email.slice(0, at)}
        {phone && <wbr />}
        {email.slice(at)}
      </Anchor>
      <CopyButton value={email} label={pageTexts.copyEmail} of={of} />
    </span>
  );
}

/** A number to call and to copy. */
export function PhoneLink({ telephone, of }: ContactLinkProps & { telephone: string }) {
  return (
    <span className={classes.root}>
      <Anchor className={classes.words} href={`tel:${telephone}`}>
        {formatPhone(telephone)}
      </Anchor>
      <CopyButton value={telephone} label={pageTexts.copyPhone} of={of} />
    </span>
  );
}
