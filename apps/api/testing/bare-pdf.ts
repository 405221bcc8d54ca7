import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const font = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`));

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => true);
pdfmake.setFonts({
  NotoSans: {
    normal: font('400Regular/NotoSans_400Regular'),
    bold: font('600SemiBold/NotoSans_600SemiBold'),
  },
});

/** Drawn by pdfmake alone, with the fonts of our own documents. */
export const createBare = (definition: TDocumentDefinitions) => pdfmake.createPdf(definition).getBuffer();
