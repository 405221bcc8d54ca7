import { useEffect, useRef } from 'react';
import classes from './avatar-field.module.css';
import { formTexts } from '../form.texts.ts';

const side = 200;

interface PhotoPreviewProps {
  file: File;
  /** The file has the name of a photo but cannot be read as one. */
  onUnreadable: () => void;
}

/** Drawn instead of linked, so that the content security policy needs no exception for local addresses. */
export function PhotoPreview({ file, onUnreadable }: PhotoPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const refuse = useRef(onUnreadable);
  useEffect(() => {
    let wanted = true;
    createImageBitmap(file)
      .then((photo) => wanted && drawCentre(canvas.current, photo))
      .catch(() => wanted && refuse.current());
    return () => {
      wanted = false;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className={classes.preview}
      // Screen readers take a canvas for an image only with this role.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={formTexts.photoPreview}
    />
  );
}

/** The middle square of the photo fills the round preview, as the server will cut it. */
function drawCentre(canvas: HTMLCanvasElement | null, photo: ImageBitmap) {
  const edge = Math.min(photo.width, photo.height);
  const [x, y] = [(photo.width - edge) / 2, (photo.height - edge) / 2];
  canvas?.getContext('2d')?.drawImage(photo, x, y, edge, edge, 0, 0, side, side);
  photo.close();
}
