/** The dark modules of a barcode or QR code as an SVG path, one unit a module. Each run in a row is one rectangle. */
export function codePath(rows: readonly (readonly boolean[])[], left = 0): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const run = (end < 0 ? row.length : end) - x;
        return `M${x + left} ${y}h${run}v1h-${run}z`;
      }),
    )
    .join('');
}
