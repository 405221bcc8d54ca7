import { renderSVG } from 'uqr';

/** A text as a picture that phones read, in SVG. */
export const drawQrCode = (text: string): string => renderSVG(text, { border: 2, ecc: 'M' });
