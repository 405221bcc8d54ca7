/** The result of the web's `listGuides`. */
export interface Guide {
  readonly role: number;
  readonly roleName: string;
  readonly ask: string;
  readonly headings: Readonly<Record<'steps' | 'marks' | 'undone' | 'ask', string>>;
  readonly chapters: readonly Chapter[];
}

interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly steps: readonly { readonly name: string; readonly how: string }[];
  readonly marks: readonly { readonly sign: string; readonly means: string }[];
  readonly undone: string;
  readonly ask?: string;
}

/** A guide as one page of HTML, which the browser prints. */
export function drawGuide(guide: Guide, version: string): string {
  const { roleName, ask, chapters, headings } = guide;
  const contents = chapters.map(({ title }, index) => `<li><a href="#c${index}">${escaped(title)}</a></li>`);
  return `<!doctype html>
<html lang="pl">
<head><meta charset="utf-8"><title>Indeks: przewodnik, ${escaped(roleName)}</title><style>${style}</style></head>
<body>
<header><p>Indeks, wersja ${escaped(version)}</p><h1>Przewodnik: ${escaped(roleName)}</h1></header>
<nav><ol>${contents.join('')}</ol></nav>
${chapters.map((chapter, index) => drawChapter(chapter, index, guide)).join('\n')}
<footer><h2>${escaped(headings.ask)}</h2><p>${escaped(ask)}</p></footer>
</body>
</html>`;
}

function drawChapter(chapter: Chapter, index: number, { headings }: Guide): string {
  const steps = chapter.steps.map(
    ({ name, how }) => `<li><strong>${escaped(name)}</strong><br>${escaped(how)}</li>`,
  );
  const marks = chapter.marks.map(
    ({ sign, means }) => `<div><dt>${escaped(sign)}</dt><dd>${escaped(means)}</dd></div>`,
  );
  return `<section id="c${index}">
<h2>${escaped(chapter.title)}</h2>
<p>${escaped(chapter.about)}</p>
<h3>${escaped(headings.steps)}</h3>
<ol>${steps.join('')}</ol>
${marks.length === 0 ? '' : `<h3>${escaped(headings.marks)}</h3><dl>${marks.join('')}</dl>`}
<aside><strong>${escaped(headings.undone)}</strong><br>${escaped(chapter.undone)}</aside>
${chapter.ask === undefined ? '' : `<p>${escaped(headings.ask)} ${escaped(chapter.ask)}</p>`}
</section>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `
  @page { size: A4; margin: 20mm 18mm 18mm; }
  body { font: 10.5pt/1.5 Figtree, 'DejaVu Sans', sans-serif; color: #1d1a2e; }
  header p { color: #5b5772; }
  h1 { font-size: 22pt; margin: 0 0 8mm; }
  h2 { font-size: 14pt; margin: 0 0 2mm; color: #3c31b0; }
  h3 { font-size: 10.5pt; margin: 3mm 0 1mm; }
  nav ol { columns: 2; }
  nav a { color: inherit; text-decoration: none; }
  section, footer { break-inside: avoid; padding-block: 5mm; border-top: 1px solid #d9d7e6; }
  ol { padding-inline-start: 6mm; margin: 0; }
  li { margin-bottom: 1.5mm; }
  dl { margin: 0; }
  dl div { display: flex; gap: 4mm; }
  dt { flex: 0 0 40mm; font-weight: 600; }
  dd { margin: 0; }
  aside { margin-top: 3mm; padding: 3mm 4mm; background: #fdf3d3; }
`;
