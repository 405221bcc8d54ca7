import { zoomProblemTexts } from '@indeks/contract/provider/admin-settings/zoom.texts';
import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import { IconPlugConnected } from '@tabler/icons-react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { zoomCheckTexts as texts } from './zoom-check.texts.ts';
import classes from './zoom-check.module.css';

const useCheckZoom = () => useAction(() => call(routes.checkZoom));

/** Asks Zoom whether the stored credentials work, and says in words what is wrong. */
export function ZoomCheck() {
  const check = useCheckZoom();
  return (
    <div className={classes.check}>
      <BusyButton
        variant="default"
        icon={IconPlugConnected}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {texts.check}
      </BusyButton>
      <output>
        {check.isError && <Notice tone="error">{texts.failed}</Notice>}
        {check.data && <Answer {...check.data} />}
      </output>
    </div>
  );
}

type Checked = NonNullable<ReturnType<typeof useCheckZoom>['data']>;

function Answer({ problem, missing }: Checked) {
  if (problem === null) return <Notice tone="ok">{texts.works}</Notice>;
  return (
    <Notice tone="error">
      {zoomProblemTexts[problem]}
      {missing.length > 0 && <div>{texts.missing(missing.join(', '))}</div>}
    </Notice>
  );
}

/** Whether credentials are stored; what they are is told to nobody. */
export const ZoomState = ({ set }: { set: boolean }) =>
  set ? (
    <StatusChip tone="ok">{texts.set}</StatusChip>
  ) : (
    <StatusChip tone="warning">{texts.notSet}</StatusChip>
  );
