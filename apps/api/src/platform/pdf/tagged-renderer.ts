import layoutModule, { type DynamicContents, type Line } from 'pdfmake/js/LayoutBuilder.js';
import type documentModule from 'pdfmake/js/PDFDocument.js';
import type { StructureElement } from 'pdfmake/js/PDFDocument.js';
import rendererModule from 'pdfmake/js/Renderer.js';
import { readRoom } from './keep-together.ts';
import { placeOf, type StructurePlace, type StructureStep } from './structure.ts';

type PdfKitDocument = InstanceType<typeof documentModule.default>;

/** Headings stay with what follows them, and lines remember which element of the structure they belong to. */
export class TaggedLayoutBuilder extends layoutModule.default {
  override processNode(node: object, isVerticalAlignmentAllowed?: boolean): void {
    if (readRoom(node) > this.writer.context().availableHeight) this.writer.moveToNextPage();
    super.processNode(node, isVerticalAlignmentAllowed);
  }

  /** The margin below the last block may begin a page, on which nothing would stand. */
  override addHeadersAndFooters(...repeated: DynamicContents): void {
    const { pages } = this.writer.context();
    while (pages.length > 1 && pages.at(-1)?.items.length === 0) pages.pop();
    super.addHeadersAndFooters(...repeated);
  }

  override buildNextLine(textNode: object): Line | null {
    const line = super.buildNextLine(textNode);
    const structure = placeOf(textNode);
    return line && structure ? Object.assign(line, { structure }) : line;
  }
}

/** Draws what pdfmake laid out and marks each piece: a part of the structure, or decoration. */
export class TaggedRenderer extends rendererModule.default {
  readonly #document: PdfKitDocument;
  readonly #root: StructureElement;
  readonly #elements = new Map<string, StructureElement>();
  readonly #firstPages = new Map<string, object>();

  constructor(document: PdfKitDocument, onProgress: (share: number) => void) {
    super(document, onProgress);
    this.#document = document;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
  }

  override renderPages(pages: readonly object[]): void {
    super.renderPages(pages);
    this.#root.end();
  }

  override renderLine(line: Line, x: number, y: number): void {
    const place = placeOf(line);
    const leaf = place?.steps.at(-1);
    if (!place || !leaf || this.#isRepetition(place, leaf)) {
      this.#asArtifact('Pagination', () => super.renderLine(line, x, y));
      return;
    }
    const element = this.#elementAt(place.steps);
    const content = this.#document.markStructureContent(leaf.type);
    super.renderLine(line, x, y);
    this.#document.endMarkedContent();
    element.add(content);
  }

  override renderVector(vector: object): void {
    this.#asArtifact('Layout', () => super.renderVector(vector));
  }

  override renderSVG(svg: object): void {
    this.#asArtifact('Layout', () => super.renderSVG(svg));
  }

  #asArtifact(type: string, draw: () => void): void {
    this.#document.markContent('Artifact', { type });
    draw();
    this.#document.endMarkedContent();
  }

  #isRepetition({ repeated }: StructurePlace, { key }: StructureStep): boolean {
    if (!repeated) return false;
    const first = this.#firstPages.get(key) ?? this.#document.page;
    this.#firstPages.set(key, first);
    return first !== this.#document.page;
  }

  /** Elements are made in the order in which their first line is drawn, which is the order of reading. */
  #elementAt(steps: readonly StructureStep[]): StructureElement {
    return steps.reduce((parent, { type, key, scope }) => {
      const known = this.#elements.get(key);
      if (known) return known;
      const element = this.#document.struct(type, scope ? { scope } : {});
      parent.add(element);
      this.#elements.set(key, element);
      return element;
    }, this.#root);
  }
}
