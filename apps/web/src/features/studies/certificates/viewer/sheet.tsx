import { VisuallyHidden } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '#shared/lib/format.ts';
import type { PdfPage } from './open-pdf.ts';
import { viewerTexts as texts } from './viewer.texts.ts';
import classes from './viewer.module.css';

/** How far the text is moved on a blank, in millimetres. */
export interface Offset {
  readonly right: number;
  readonly down: number;
}

interface SheetProps {
  page: PdfPage;
  /** Undefined on white paper, which has no blank below. */
  offset: Offset | undefined;
}

/** A4 in millimetres. */
const sheet = { width: 210, height: 297 };
/** The frame that stands on a blank, and where its text begins. */
const blank = { outer: 8, inner: 10, text: { left: 17, top: 19 } };

/** One side of the paper between rulers of millimetres, with the blank that it is printed on. */
export function Sheet({ page, offset }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const { number } = page;
  useEffect(() => drawAtEachWidth(canvas.current, page), [page]);
  return (
    <section className={classes.sheet} aria-label={texts.side(number)}>
      <Ruler length={sheet.width} />
      <div className={classes.paper}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
          role="img"
          aria-label={texts.side(number)}
          aria-describedby={id}
        />
        {offset && <Blank offset={offset} />}
        <VisuallyHidden id={id}>{page.text}</VisuallyHidden>
      </div>
      <Ruler length={sheet.height} upright />
    </section>
  );
}

function drawAtEachWidth(canvas: HTMLCanvasElement | null, page: PdfPage) {
  if (!canvas) return undefined;
  let drawnAt = 0;
  const observer = new ResizeObserver(() => {
    if (canvas.clientWidth === drawnAt) return;
    drawnAt = canvas.clientWidth;
    // A page that is no longer open cannot be drawn, nor need it be.
    page.draw(canvas).catch(() => undefined);
  });
  observer.observe(canvas);
  return () => observer.disconnect();
}

/** The frame of the blank, and how far the text is moved from its place. */
function Blank({ offset: { right, down } }: { offset: Offset }) {
  const frame = (edge: number) => (
    <rect x={edge} y={edge} width={sheet.width - 2 * edge} height={sheet.height - 2 * edge} />
  );
  const [x, y] = [blank.text.left + right, blank.text.top + down];
  return (
    <svg className={classes.blank} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden>
      {frame(blank.outer)}
      {frame(blank.inner)}
      <g data-moved>
        <line x1={x} x2={x} y1={blank.outer} y2={sheet.height - blank.outer} />
        <line x1={blank.outer} x2={sheet.width - blank.outer} y1={y} y2={y} />
      </g>
      <text x={x + 1.5} y={blank.inner + 4}>
        {right < 0 ? '←' : '→'} {texts.millimetres(formatNumber(Math.abs(right), 1))}
      </text>
      <text x={sheet.width - blank.inner - 2} y={y - 1.5} textAnchor="end">
        {down < 0 ? '↑' : '↓'} {texts.millimetres(formatNumber(Math.abs(down), 1))}
      </text>
    </svg>
  );
}

/** A mark every five millimetres, a longer one every ten, a number every fifty. */
function Ruler({ length, upright = false }: { length: number; upright?: boolean }) {
  const marks = Array.from({ length: Math.floor(length / 5) + 1 }, (_, index) => index * 5);
  const thickness = 8;
  const lineAt = (at: number) => {
    const start = thickness - (at % 10 === 0 ? 3 : 1.5);
    return upright
      ? { x1: start, x2: thickness, y1: at, y2: at }
      : { x1: at, x2: at, y1: start, y2: thickness };
  };
  return (
    <svg
      className={classes[upright ? 'upright' : 'ruler']}
      viewBox={upright ? `0 0 ${thickness} ${length}` : `0 0 ${length} ${thickness}`}
      aria-hidden
    >
      {marks.map((at) => (
        <line key={at} {...lineAt(at)} />
      ))}
      {marks
        .filter((at) => at > 0 && at % 50 === 0)
        .map((at) => (
          <text
            key={at}
            textAnchor="middle"
            {...(upright
              ? { transform: `translate(3.5 ${at}) rotate(-90)` }
              : { x: Math.min(at, length - 4), y: 4 })}
          >
            {at}
          </text>
        ))}
    </svg>
  );
}
