import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { findRequest } from '#parts/studies/students/enrolment-request.ts';
import { conversationTexts as texts } from './conversation.texts.ts';
import { findLinks } from './find-links.ts';
import classes from './messages.module.css';

/** What was written; the address of a filled form is a button. */
export function MessageText({ text }: { text: string }) {
  const request = findRequest(text, window.location.origin);
  if (!request) return <Words text={text} />;
  return (
    <>
      <Words text={request.before} />
      <Button component={Link} to={request.address} variant="default" size="xs">
        {texts.openForm}
      </Button>
      <Words text={request.after} />
    </>
  );
}

/** Words with their addresses to be opened; nothing tells the other site where the reader came from. */
function Words({ text }: { text: string }) {
  return (
    <span className={classes.words}>
      {findLinks(text).map(({ text: words, href }, place) =>
        href === undefined ? (
          words
        ) : (
          <a
            // The pieces of one text never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            href={href}
            rel="noopener noreferrer nofollow"
            {...(href.startsWith('https:') && { target: '_blank' })}
          >
            {words}
          </a>
        ),
      )}
    </span>
  );
}
