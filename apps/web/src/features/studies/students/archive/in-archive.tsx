import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './archive.module.css';
import { inArchiveTexts as texts } from './archive.texts.ts';

/** Says on the page of a person that more of their enrolments are in the archive. */
export function InArchive({ name, count }: { name: string; count: number }) {
  const search = new URLSearchParams({ search: name }).toString();
  return (
    <Notice tone="info" className={classes.inArchive}>
      {texts.some(count)}{' '}
      <Anchor component={Link} to={`/students/archive?${search}`}>
        {texts.show}
      </Anchor>
    </Notice>
  );
}
