import { zoomProblemTexts } from '@indeks/contract/provider/admin-settings/zoom.texts';
import { IconPlugConnected } from '@tabler/icons-react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { useCheckZoom } from './admin-settings.api.ts';
import classes from './admin-settings.module.css';
import { adminSettingsTexts as texts } from './admin-settings.texts.ts';

/** Asks Zoom whether the stored credentials work, and says in words what is wrong. */
export function ZoomCheck() {
  const check = useCheckZoom();
  return (
    <div className={classes['check']}>
      <BusyButton
        variant="default"
        icon={IconPlugConnected}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {texts.zoomCheck}
      </BusyButton>
      <output>
        {check.isError && <Notice tone="error">{texts.zoomCheckFailed}</Notice>}
        {check.data && <Answer {...check.data} />}
      </output>
    </div>
  );
}

type Checked = NonNullable<ReturnType<typeof useCheckZoom>['data']>;

function Answer({ problem, missing }: Checked) {
  if (problem === null) return <Notice tone="ok">{texts.zoomWorks}</Notice>;
  return (
    <Notice tone="error">
      {zoomProblemTexts[problem]}
      {missing.length > 0 && <div>{texts.zoomMissing(missing.join(', '))}</div>}
    </Notice>
  );
}
