// The inner parts of pdfmake 0.3.11 that print.ts and tagged-renderer.ts build on. pdfmake itself offers `tagged`,
// but marks a document as tagged without giving it a structure; a subclass of its renderer gives it one.

declare module 'pdfmake/js/LayoutBuilder.js' {
  import type { Content, DynamicBackground, DynamicContent, Style } from 'pdfmake/interfaces.js';

  export interface Line {
    readonly inlines: readonly { readonly text: string }[];
  }
  interface Page {
    readonly items: readonly unknown[];
  }
  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface PageSize {
    readonly width: number;
    readonly height: number;
    readonly orientation: 'portrait' | 'landscape';
  }
  export type DynamicContents = [header: DynamicContent | undefined, footer: DynamicContent | undefined];
  class LayoutBuilder {
    constructor(pageSize: PageSize, margins: Edges, svgMeasure: object);
    buildNextLine(textNode: object): Line | null;
    readonly writer: {
      context(): { readonly availableHeight: number; readonly pages: Page[] };
      moveToNextPage(): void;
    };
    addHeadersAndFooters(...repeated: DynamicContents): void;
    processNode(node: object, isVerticalAlignmentAllowed?: boolean): void;
    layoutDocument(
      content: Content,
      document: object,
      styles: Record<string, Style>,
      defaultStyle: Style,
      background: DynamicBackground | undefined,
      header: DynamicContent | undefined,
      footer: DynamicContent | undefined,
    ): Page[];
  }
  const module: { readonly default: typeof LayoutBuilder };
  export default module;
}

declare module 'pdfmake/js/Renderer.js' {
  import type { Line } from 'pdfmake/js/LayoutBuilder.js';

  class Renderer {
    constructor(document: object, onProgress: (share: number) => void);
    renderPages(pages: readonly object[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: object): void;
    renderSVG(svg: object): void;
  }
  const module: { readonly default: typeof Renderer };
  export default module;
}

declare module 'pdfmake/js/SVGMeasure.js' {
  const module: { readonly default: new () => object };
  export default module;
}

declare module 'pdfmake/js/PDFDocument.js' {
  import type { Readable } from 'node:stream';

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }
  class PDFDocument extends Readable {
    constructor(
      fonts: Record<string, Record<string, Buffer>>,
      images: object,
      patterns: object,
      attachments: object,
      options: object,
      virtualFiles: null,
      localAccess: (path: string) => boolean,
    );
    readonly page: object;
    struct(type: string, options?: { readonly scope?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(type: string): StructureContent;
    markContent(tag: 'Artifact', options: { readonly type: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
  const module: { readonly default: typeof PDFDocument };
  export default module;
}
