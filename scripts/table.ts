/** Formats rows of text under a header, in columns as wide as their widest cell. */
export function table(header: string[], rows: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length), title.length),
  );
  const line = (cells: string[]) =>
    widths
      .map((width, column) => (cells[column] ?? '').padEnd(width))
      .join('   ')
      .trimEnd();
  return [line(header), widths.map((width) => '─'.repeat(width)).join('   '), ...rows.map(line)].join('\n');
}
