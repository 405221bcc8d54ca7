import type { Content } from 'pdfmake/interfaces.js';
import type { Choice } from './blocks.ts';
import { ink } from './look.ts';
import { placed } from './structure.ts';

const boxSize = 8;
const gap = 6;

/** The cross is a letter, so that it is also read aloud and can be searched for. */
export const choicesContent = (choices: readonly Choice[], key: string, width: number): Content => ({
  stack: choices.map(({ text, chosen }, index) => {
    const place = [{ type: 'P', key: `${key}.${index}` }] as const;
    return {
      columns: [
        {
          width: boxSize,
          stack: [
            {
              canvas: [{ type: 'rect', x: 0, y: 2, w: boxSize, h: boxSize, lineWidth: 0.75, lineColor: ink }],
            },
            ...(chosen
              ? [placed({ text: 'X', bold: true, fontSize: 8, relativePosition: { x: 1.3, y: -9.6 } }, place)]
              : []),
          ],
        },
        { width: width - boxSize - gap, stack: [placed({ text, bold: chosen, fontSize: 9 }, place)] },
      ],
      columnGap: gap,
      unbreakable: true,
      margin: [0, 0, 0, 2],
    };
  }),
  margin: [0, 2, 0, 8],
});
