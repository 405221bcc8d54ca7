import { Anchor } from '@mantine/core';
import { IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { formatFileSize } from '#shared/ui/form/files/file-rules.ts';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './messages.module.css';

interface AttachmentLinkProps {
  address: string;
  name: string;
  bytes: number;
  content_type: string;
}

export function AttachmentLink({ address, name, bytes, content_type: contentType }: AttachmentLinkProps) {
  const ending = name.split('.').at(-1)?.toUpperCase() ?? '';
  return (
    <Anchor
      className={classes['attachment']}
      data-pdf={contentType === 'application/pdf' || undefined}
      href={address}
      download={name}
      underline="never"
    >
      <Icon of={chooseIcon(contentType)} size={22} />
      <span>
        <strong>{name}</strong>
        <span className={classes['size']}>{`${ending} · ${formatFileSize(bytes)}`}</span>
      </span>
    </Anchor>
  );
}

const chooseIcon = (contentType: string) => {
  if (contentType.startsWith('image/')) return IconPhoto;
  return contentType === 'application/pdf' ? IconFileTypePdf : IconFile;
};
