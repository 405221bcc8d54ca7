import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import type { Preview } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { previewQuery, type PreviewBody } from '#data/talk/broadcasts.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import type { Chosen } from './asked.ts';
import { PersonOfPreview } from './person-of-preview.tsx';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface PreviewCardProps {
  chosen: Chosen;
  /** Undefined while the words are not whole. */
  asked: PreviewBody | undefined;
  kind: BroadcastKind;
  /** The name of the attachment. */
  file: string | undefined;
  place: number;
  onTurn: (place: number) => void;
}

/** What one of the recipients would read, and the way to the others. */
export function PreviewCard({ chosen, asked, kind, file, place, onTurn }: PreviewCardProps) {
  const { data, isError } = useQuery({
    ...previewQuery(asked ?? { audience: 'students', subject: '-' }),
    enabled: asked !== undefined,
  });
  const shown = asked === undefined ? undefined : data;
  return (
    <Card
      title={texts.preview}
      aside={shown && <Turning place={shown.place} count={shown.open} onTurn={onTurn} />}
    >
      {!shown && <p className={classes.quiet}>{isError ? texts.previewFailed : texts.previewEmpty}</p>}
      {shown && (
        <div className={classes.shown}>
          <PersonOfPreview chosen={chosen} shown={shown} onTurn={onTurn} />
          <div className={classes.letter} key={place}>
            <strong>
              <Filled pieces={shown.pieces.subject} />
            </strong>
            {shown.text !== '' && (
              <p>
                <Filled pieces={shown.pieces.text} />
              </p>
            )}
            {file !== undefined && kind === 'chat' && (
              <p className={classes.fileOfLetter}>
                <Icon of={IconPaperclip} size={16} />
                {file}
              </p>
            )}
          </div>
          <p className={classes.quiet}>{texts.channel[kind]}</p>
        </div>
      )}
    </Card>
  );
}

/** What stands in for a placeholder has a ground of its own. */
function Filled({ pieces }: { pieces: Preview['pieces']['text'] }) {
  return pieces.map(({ text, filled }, place) =>
    filled ? (
      // The pieces of one text never change their places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place}>{text}</mark>
    ) : (
      text
    ),
  );
}

interface TurningProps {
  place: number;
  count: number;
  onTurn: (place: number) => void;
}

function Turning({ place, count, onTurn }: TurningProps) {
  return (
    <span className={classes.turn}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={texts.previous}
        disabled={place === 0}
        onClick={() => onTurn(place - 1)}
      >
        <Icon of={IconChevronLeft} size={18} />
      </ActionIcon>
      {texts.placeOf(place + 1, count)}
      <ActionIcon
        variant="default"
        size={32}
        aria-label={texts.next}
        disabled={place + 1 >= count}
        onClick={() => onTurn(place + 1)}
      >
        <Icon of={IconChevronRight} size={18} />
      </ActionIcon>
    </span>
  );
}
