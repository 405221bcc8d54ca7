import { appTexts } from '#app/app.texts.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { explainFailure } from '#app/pages/explain-failure.ts';
import { useScreen } from '#app/use-screen.ts';

/** A page that failed to load or to draw itself; the menu around it keeps working. */
export function PageFailure() {
  const screen = useScreen();
  return (
    <>
      <PageHeader title={screen?.title ?? appTexts.pageFailed} />
      <Card>
        <ErrorState title={appTexts.pageFailed} text={explainFailure()} onRetry={() => location.reload()} />
      </Card>
    </>
  );
}
