import { Anchor } from '@mantine/core';
import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize } from '#shared/ui/form/files/file-rules.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { conversationTexts } from './conversation.texts.ts';
import classes from './messages.module.css';
import { useOpenPicture } from './open-picture.ts';

interface AttachmentLinkProps {
  address: string;
  name: string;
  bytes: number;
  content_type: string;
}

/** A file to be downloaded; a picture shows itself and opens in its place. */
export function AttachmentLink(props: AttachmentLinkProps) {
  const [failed, setFailed] = useState(false);
  if (props.content_type.startsWith('image/') && !failed)
    return <Thumbnail {...props} onFailed={() => setFailed(true)} />;
  return <FileLink {...props} />;
}

/** A picture whose size nobody told; one that does not come is downloaded by its name. */
export function Screenshot(props: Pick<AttachmentLinkProps, 'address' | 'name'>) {
  const [failed, setFailed] = useState(false);
  if (!failed) return <Thumbnail {...props} onFailed={() => setFailed(true)} />;
  return (
    <Anchor href={props.address} download={props.name}>
      {props.name}
    </Anchor>
  );
}

interface ThumbnailProps extends Pick<AttachmentLinkProps, 'address' | 'name'> {
  onFailed: () => void;
}

function Thumbnail({ address, name, onFailed }: ThumbnailProps) {
  const open = useOpenPicture();
  return (
    <button
      type="button"
      className={classes.thumbnail}
      data-picture={address}
      data-name={name}
      aria-label={conversationTexts.openPicture(name)}
      onClick={() => open(address)}
    >
      <img src={address} alt="" loading="lazy" onError={onFailed} />
    </button>
  );
}

function FileLink({ address, name, bytes, content_type: contentType }: AttachmentLinkProps) {
  const ending = name.split('.').at(-1)?.toUpperCase() ?? '';
  return (
    <Anchor
      className={classes.attachment}
      data-pdf={contentType === 'application/pdf' || undefined}
      href={address}
      download={name}
      underline="never"
    >
      <Icon of={chooseIcon(contentType)} size={22} />
      <span>
        <strong>{name}</strong>
        <span className={classes.size}>{`${ending} · ${formatFileSize(bytes)}`}</span>
      </span>
    </Anchor>
  );
}

const chooseIcon = (contentType: string) => {
  if (contentType.startsWith('image/')) return IconPhoto;
  return contentType === 'application/pdf' ? IconFileTypePdf : IconFile;
};
