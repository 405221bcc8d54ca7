import { Notice } from '#shared/ui/feedback/notice.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { Sheet, type Offset } from './sheet.tsx';
import { usePdf } from './use-pdf.ts';
import { viewerTexts as texts } from './viewer.texts.ts';
import classes from './viewer.module.css';

/** The sides of a paper, one beside the other. */
export function Sheets({ file, offset }: { file: File; offset: Offset | undefined }) {
  const { pages, failed } = usePdf(file);
  if (failed) return <Notice tone="error">{texts.noPaper}</Notice>;
  if (!pages) return <LoadingState />;
  return (
    <>
      <div className={classes.sheets}>
        {pages.map((page) => (
          <Sheet key={page.number} page={page} offset={offset} />
        ))}
      </div>
      {offset && (
        <p className={classes.legend}>
          <span data-line="solid">{texts.legend.blank}</span>
          <span data-line="dashed">{texts.legend.offset}</span>
        </p>
      )}
    </>
  );
}
