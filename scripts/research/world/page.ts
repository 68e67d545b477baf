import type { Finding } from './finding.ts';
import { escaped } from './svg-plot.ts';

/** Colours of text, lines and series, light and dark. Plots use the variables. */
const STYLE = `:root{color-scheme:light dark;--text:#111827;--back:#fff;--line:#e5e7eb;--missed:#b91c1c;
--c0:#2563eb;--c1:#dc2626;--c2:#059669;--c3:#b45309;--c4:#7c3aed;--c5:#0e7490;--c6:#be185d;--c7:#4d7c0f}
@media (prefers-color-scheme:dark){:root{--text:#e5e7eb;--back:#111827;--line:#374151;--missed:#fca5a5;
--c0:#60a5fa;--c1:#f87171;--c2:#34d399;--c3:#fbbf24;--c4:#a78bfa;--c5:#22d3ee;--c6:#f472b6;--c7:#a3e635}}
body{font:14px/1.5 sans-serif;max-width:1100px;margin:24px auto;padding:0 16px;color:var(--text);background:var(--back)}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:16px 0}
td,th{padding:3px 10px;border-bottom:1px solid var(--line);text-align:left}
.n{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto;margin:12px 0}
.missed{color:var(--missed);font-weight:600}`;

const cell = (text: string, kind = '') => `<td${kind}>${escaped(text)}</td>`;
/** @param kind class of all but the first title */
const head = (titles: readonly string[], kind = '') =>
  `<tr>${titles.map((title, index) => `<th scope="col"${index > 0 ? kind : ''}>${escaped(title)}</th>`).join('')}</tr>`;
const framed = (rows: readonly string[]) => `<div class="wide"><table>${rows.join('')}</table></div>`;

/** Returns an HTML table with a name in the first column and figures in the others. */
export const figureTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  framed([
    head(titles, ' class="n"'),
    ...rows.map(
      ([name = '', ...figures]) =>
        `<tr>${cell(name)}${figures.map((text) => cell(text, ' class="n"')).join('')}</tr>`,
    ),
  ]);

/** Returns an HTML table of bounds, with those that are missed in bold. */
export const boundsTable = (title: string, findings: readonly Finding[]): string =>
  framed([
    head([title, 'Here', 'Bound', '']),
    ...findings.map(({ name, value, bound, kept }) => {
      const cells = [name, value, bound, kept ? 'kept' : 'missed'].map((text) => cell(text));
      return `<tr${kept ? '' : ' class="missed"'}>${cells.join('')}</tr>`;
    }),
  ]);

/** Returns an HTML page. @param introduction plain text @param parts HTML and SVG */
export const htmlPage = (title: string, introduction: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p>${escaped(introduction)}</p>
${parts.join('\n')}
</body></html>
`;
