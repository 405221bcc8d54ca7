import type { Style } from 'pdfmake/interfaces.js';

/** In points, A4. Dark inks only: every document may be printed in black and white. */
export const ink = '#1A1730';
export const quietInk = '#5A5670';
export const hairline = '#D3D0E2';
export const headGround = '#F1F0FD';
export const brand = '#493DCE';

export const baseStyle: Style = { font: 'NotoSans', fontSize: 10, lineHeight: 1.15, color: ink };

const shortSide = 595.28;
const longSide = 841.89;
export const sideMargin = 48;
const headMargin = 56;
const footMargin = 60;

/** Millimetres in points, for a document without letterhead that is printed on a blank. */
export const millimetre = 72 / 25.4;

export const pageGeometry = (orientation: 'portrait' | 'landscape') => {
  const [width, height] = orientation === 'portrait' ? [shortSide, longSide] : [longSide, shortSide];
  return {
    size: { width, height, orientation },
    margins: { left: sideMargin, top: headMargin, right: sideMargin, bottom: footMargin },
    /** Between the margins. */
    width: width - 2 * sideMargin,
  };
};
