import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import classes from './messages.module.css';
import { OpenPicture } from './open-picture.ts';
import type { Picture } from './picture-viewer.tsx';

interface MessageLogProps {
  label: string;
  /** The number of the newest message, and what is on its way and how it stands: when either changes, the end is in sight. */
  newest: number | undefined;
  outgoing?: string;
  children: ReactNode;
}

/** The messages of a conversation, the newest in sight; older ones that are loaded above move nothing. */
export function MessageLog({ label, newest, outgoing = '', children }: MessageLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = `${newest ?? ''} ${outgoing}`;
  const last = useRef('');
  useEffect(() => {
    const element = box.current;
    if (element && last.current !== shown) element.scrollTop = element.scrollHeight;
    last.current = shown;
  }, [shown]);
  const pictures = usePictures(box);
  return (
    <>
      {/* Scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={box} className={classes.history} role="log" aria-label={label} tabIndex={0}>
        <OpenPicture value={pictures.open}>{children}</OpenPicture>
      </div>
      <WhenOpened opened={pictures.viewer.opened}>
        {/* The key begins with the picture that was pressed. */}
        <PictureViewer key={pictures.viewer.first} {...pictures.viewer} />
      </WhenOpened>
    </>
  );
}

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx').then((file) => file.PictureViewer));

type OpenPictures = { kind: 'pictures'; pictures: readonly Picture[]; first: number };

/** Every picture that stands in the box, in its order, with one of them shown. */
function usePictures(box: RefObject<HTMLElement | null>) {
  const { show, of } = useOpen<OpenPictures>('pictures-of-conversation');
  const { opened, value, close } = of('pictures');
  return {
    open: (address: string) => {
      const thumbnails = [...(box.current?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])];
      const pictures = thumbnails.map(({ dataset }) => ({
        address: dataset['picture'] ?? '',
        name: dataset['name'] ?? '',
      }));
      const first = Math.max(
        pictures.findIndex((one) => one.address === address),
        0,
      );
      show({ kind: 'pictures', pictures, first });
    },
    viewer: {
      opened,
      pictures: value?.pictures ?? [],
      first: value?.first ?? 0,
      onClose: close,
    },
  };
}
