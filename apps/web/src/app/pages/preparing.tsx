import { IconHammer } from '@tabler/icons-react';
import { appTexts } from '#app/app.texts.ts';
import { pagesTexts } from '#app/pages/pages.texts.ts';
import { useScreen } from '#app/use-screen.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';

/** Stands at the addresses whose screens are still to come. */
export function Preparing() {
  const screen = useScreen();
  return (
    <>
      <PageHeader title={screen?.title ?? appTexts.product} />
      <Card>
        <EmptyState icon={IconHammer} title={pagesTexts.preparing} text={pagesTexts.preparingHelp} />
      </Card>
    </>
  );
}
