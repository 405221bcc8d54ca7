import type { Content } from 'pdfmake/interfaces.js';

/** More than this is not asked for: on a fresh page it might not be there either, and the page would stay empty. */
const mostRoom = 250;

/** A heading does not stay alone at the foot of a page: it goes to the next one unless this many points are left. */
export const withRoom = (content: Content, points: number): Content =>
  typeof content === 'object' ? Object.assign(content, { room: Math.min(points, mostRoom) }) : content;

export const readRoom = (node: object): number => ('room' in node ? Number(node.room) : 0);
