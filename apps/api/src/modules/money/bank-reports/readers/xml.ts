import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  readonly line: number;
}

const deepest = 40;
const mostElements = 1_500_000;

export class BrokenXml extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`broken XML in line ${line}`);
    this.line = line;
  }
}

interface GrowingElement extends XmlElement {
  readonly children: GrowingElement[];
  text: string;
}

/**
 * The whole document as a tree. Entities of a document's own are unknown to the parser, so none can grow; too deep or too
 * large a document, or one that is not well-formed, throws `BrokenXml`.
 */
export const readXml = (text: string): XmlElement => {
  const parser = new SaxesParser();
  const open: GrowingElement[] = [];
  let root: GrowingElement | undefined;
  let elements = 0;
  parser.on('error', () => {
    throw new BrokenXml(parser.line);
  });
  parser.on('doctype', () => {
    throw new BrokenXml(parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length >= deepest || elements > mostElements) throw new BrokenXml(parser.line);
    const element: GrowingElement = {
      name: localName(name),
      attributes,
      children: [],
      text: '',
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (part: string) => {
    const last = open.at(-1);
    if (last) last.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void open.pop());
  parser.write(text.replace(/^\s*<\?xml[^>]*\?>/, '')).close();
  return root ?? { name: '', attributes: {}, children: [], text: '', line: 1 };
};

/** The elements at the end of a path of names. */
export const findAll = (element: XmlElement, ...path: readonly string[]): readonly XmlElement[] => {
  let found: readonly XmlElement[] = [element];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
};

/** The trimmed text of the first of them; nothing when there is none. */
export const readText = (element: XmlElement, ...path: readonly string[]): string =>
  findAll(element, ...path)[0]?.text.trim() ?? '';

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
