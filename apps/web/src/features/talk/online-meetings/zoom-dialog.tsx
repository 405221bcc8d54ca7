import { useQuery } from '@tanstack/react-query';
import { zoomStateQuery } from '#data/provider/admin-settings.ts';
import { ZoomCheck, ZoomState } from '#parts/provider/zoom/zoom-check.tsx';
import { zoomCheckTexts } from '#parts/provider/zoom/zoom-check.texts.ts';
import { formatDateTime } from '#shared/lib/format.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { onlineMeetingsTexts as texts } from './online-meetings.texts.ts';

interface ZoomDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Whether the account is linked and works, for everybody who plans meetings. */
export function ZoomDialog({ opened, onClose }: ZoomDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.zoom}>
      {opened && <Account />}
    </Dialog>
  );
}

function Account() {
  const { data, isError, isFetching, refetch } = useQuery(zoomStateQuery);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return null;
  const { saved_at: savedAt, saved_by: savedBy } = data;
  return (
    <>
      <p>
        <ZoomState set={savedAt !== null} />{' '}
        {savedAt !== null && zoomCheckTexts.savedAt(formatDateTime(savedAt), savedBy)}
      </p>
      {savedAt === null ? <p>{texts.zoomMissing}</p> : <ZoomCheck />}
    </>
  );
}
