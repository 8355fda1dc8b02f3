/** Pictures that the lender draws: SVG without outside references. */

const INK = '#1f2a37';
const colours = ['#0f766e', '#b45309', '#4338ca', '#be123c', '#15803d', '#7e22ce'];

/** Draws the picture at `images/<kind>/<name>.svg`. `undefined` if the kind does not exist. */
export function drawPicture(kind: string, name: string): string | undefined {
  const draw = Object.keys(drawings).includes(kind)
    ? drawings[kind as keyof typeof drawings]
    : undefined;
  return draw?.(name);
}

/** Draws a captcha: rotated letters behind two lines. */
export function captchaSvg(code: string): string {
  const letters = Array.from(code).map((letter, index) => {
    const angle = (hash(letter + String(index)) % 41) - 20;
    const x = 16 + index * 26;
    return (
      `<text x="${x}" y="32" font-size="26" font-family="monospace" font-weight="700" ` +
      `fill="${colourOf(letter)}" transform="rotate(${angle} ${x + 8} 24)">${escape(letter)}</text>`
    );
  });
  const lines = `<path d="M4 14 L116 34 M8 38 L112 8" stroke="${INK}" stroke-opacity=".35" fill="none"/>`;
  return svg(120, 44, `${rectangle(120, 44, '#eef2f7')}${letters.join('')}${lines}`);
}

const drawings = {
  logo: (name: string) => {
    const initial = escape(name.slice(0, 1).toUpperCase());
    const disc = `<rect width="96" height="96" rx="24" fill="${colourOf(name)}"/>`;
    return svg(96, 96, disc + centred(initial, 48, 64, 46, '#fff'));
  },

  /** A drawing of a barcode. A scanner cannot read it. */
  barcode: (name: string) => {
    let x = 10;
    const bars = Array.from(name).map((character) => {
      const width = (hash(character) % 3) + 1;
      const bar = `<rect x="${x}" y="8" width="${width}" height="70" fill="#000"/>`;
      const thin = `<rect x="${x + width + 2}" y="8" width="1" height="70" fill="#000"/>`;
      x += width + 6;
      return bar + thin;
    });
    const width = Math.max(120, x + 8);
    const label = centred(escape(name), width / 2, 96, 12, '#000');
    return svg(width, 104, rectangle(width, 104, '#fff') + bars.join('') + label);
  },

  instruction: (name: string) => {
    const till = `<rect x="40" y="70" width="240" height="90" rx="10" fill="${colourOf(name)}"/>`;
    const phone =
      '<rect x="130" y="24" width="60" height="100" rx="10" fill="#fff" stroke="#000"/>';
    const step = centred(escape(name), 160, 84, 32, INK);
    return svg(320, 180, rectangle(320, 180, '#f3f4f6') + till + phone + step);
  },

  banner: () => {
    const sun = '<circle cx="310" cy="70" r="40" fill="#fbbf24"/>';
    const hill = '<path d="M0 160 Q120 80 240 150 T400 130 V200 H0Z" fill="#0f766e"/>';
    return svg(400, 200, rectangle(400, 200, '#e0f2fe') + sun + hill);
  },

  photo: (name: string) => {
    const hill = `<path d="M0 240 L110 120 L190 200 L250 150 L320 240Z" fill="${colourOf(name)}"/>`;
    const label = centred(`Foto ${escape(name)}`, 160, 60, 24, INK);
    return svg(320, 240, rectangle(320, 240, '#dbeafe') + hill + label);
  },
};

function svg(width: number, height: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${content}</svg>`
  );
}

function rectangle(width: number, height: number, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function centred(text: string, x: number, y: number, size: number, fill: string): string {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" ` +
    `text-anchor="middle" fill="${fill}">${text}</text>`
  );
}

function colourOf(name: string): string {
  return colours[hash(name) % colours.length] ?? INK;
}

function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991,
    7,
  );
}

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 32};`);
}
