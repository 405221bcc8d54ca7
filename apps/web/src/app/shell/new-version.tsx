import { Anchor } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import css from '#app/shell/new-version.module.css';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { useQuietMoment } from '#app/shell/use-quiet-moment.ts';
import { isNewer, readVersion, subscribeVersion } from '#shared/api/server-version.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';

/** Says at a quiet moment that the server has a newer release than this page. Nothing is reloaded by itself. */
export function NewVersion() {
  const told = useSyncExternalStore(subscribeVersion, readVersion);
  const shown = useQuietMoment(told !== '' && isNewer(told, __APP_VERSION__));
  return (
    // The region is there before its words, or they would not be read out.
    <div aria-live="polite" className={css.root}>
      {shown && (
        <Notice tone="info" title={texts.newVersion}>
          {texts.newVersionHelp}{' '}
          <Anchor component="button" type="button" inherit onClick={() => location.reload()}>
            {texts.newVersionOpen}
          </Anchor>
        </Notice>
      )}
    </div>
  );
}
