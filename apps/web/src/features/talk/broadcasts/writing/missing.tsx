import type { AudienceFound } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { placeholderWords, type Placeholder } from '@indeks/contract/talk/own-words/placeholders';
import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { useSession } from '#shared/api/session-context.tsx';
import { formatNumber } from '#shared/lib/format.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { namedAtOnce } from './audience-card.tsx';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

type Lacking = AudienceFound['missing'][number];

/** Who lacks a value that the text uses: their sentence is left out, and somebody may want to give it first. */
export function Missing({ found }: { found: AudienceFound | undefined }) {
  if (!found || found.missing.length === 0) return null;
  return (
    <Notice tone="warning">
      <div className={classes.missing}>
        {found.missing.map((lacking) => (
          <Lacking key={lacking.placeholder} lacking={lacking} />
        ))}
        <p>{texts.missingAfter}</p>
      </div>
    </Notice>
  );
}

function Lacking({ lacking: { placeholder, count, people } }: { lacking: Lacking }) {
  const said = texts.missing(placeholderWords[placeholder], count);
  const names = (
    <>
      <Names of={placeholder} people={people} />
      {count > people.length && ` (+${formatNumber(count - people.length)})`}
    </>
  );
  if (count <= namedAtOnce)
    return (
      <p>
        {said}: {names}.
      </p>
    );
  return (
    <details>
      <summary>{said}</summary>
      {names}
    </details>
  );
}

/** An album number is given on the page of the student, in another tab: the message stays open in this one. */
function Names({ of, people }: { of: Placeholder; people: Lacking['people'] }) {
  const gives = useSession().permissions.includes('students.album-numbers') && of === 'album';
  return (
    <strong>
      {people.map(({ uid, listed_name: name }, place) => (
        <Fragment key={uid}>
          {place > 0 && ', '}
          {gives ? (
            <Anchor href={`/students/${uid}`} target="_blank" inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Fragment>
      ))}
    </strong>
  );
}
