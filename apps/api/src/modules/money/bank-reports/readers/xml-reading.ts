import type { Reading } from './bank-row.ts';
import { refuseLine } from './fields.ts';
import { BrokenXml, readXml, type XmlElement } from './xml.ts';

/** A document that is not well-formed is refused at the line where it breaks. */
export const readXmlOrRefuse = (text: string, read: (document: XmlElement) => Reading): Reading => {
  try {
    return read(readXml(text));
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    return { rows: [], refused: [refuseLine(error.line, 'not-understood', '')], controlled: false };
  }
};
