import { findKindByName } from '@indeks/contract/common/file-kinds';
import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileTypeXls,
  IconFileZip,
  IconPhoto,
} from '@tabler/icons-react';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';

/** What kind of file it is, as a picture beside its name. */
export function FileMark({ name }: { name: string }) {
  return <TintedIcon {...looks[chooseLook(name)]} />;
}

const looks = {
  pdf: { of: IconFileTypePdf, tone: 'error' },
  sheet: { of: IconFileTypeXls, tone: 'ok' },
  text: { of: IconFileText, tone: 'info' },
  archive: { of: IconFileZip, tone: 'warning' },
  picture: { of: IconPhoto, tone: 'brand' },
  other: { of: IconFile, tone: 'brand' },
} as const;

function chooseLook(name: string): keyof typeof looks {
  const kind = findKindByName(name);
  if (kind === 'pdf') return 'pdf';
  if (kind === 'xls' || kind === 'xlsx' || kind === 'csv') return 'sheet';
  if (kind === 'doc' || kind === 'docx' || kind === 'txt') return 'text';
  if (kind === 'zip') return 'archive';
  if (kind === 'png' || kind === 'jpg' || kind === 'bmp' || name.endsWith('.webp')) return 'picture';
  return 'other';
}
