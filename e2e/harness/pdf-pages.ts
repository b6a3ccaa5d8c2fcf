/** Words on an A4 page; `x` and `y` are in points from its lower left corner. */
export type PrintedText = {
  x: number;
  y: number;
  text: string;
  size?: number;
  isBold?: boolean;
  /** Red, green and blue from 0 to 1; black if absent. */
  color?: readonly [number, number, number];
};
type PrintedBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  color: readonly [number, number, number];
};
export type PrintedPage = { boxes?: PrintedBox[]; texts: PrintedText[] };

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

const getBox = ({ x, y, width, height, color }: PrintedBox) =>
  `${color.join(' ')} rg ${x} ${y} ${width} ${height} re f`;

const toText = ({ x, y, text, size = 10, isBold = false, color = [0, 0, 0] }: PrintedText) =>
  `${color.join(' ')} rg BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`;

const toStream = ({ boxes = [], texts }: PrintedPage) =>
  [...boxes.map(getBox), ...texts.map(toText)].join('\n');

const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;

/** A PDF of these pages in Helvetica, like one from a word processor. */
export function pdfOfPages(pages: PrintedPage[]): Buffer {
  const first = 5;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, index) => {
      const stream = toStream(page);
      const fonts = '<</Font<</F1 3 0 R/F2 4 0 R>>>>';
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${first + 2 * index + 1} 0 R/Resources${fonts}>>`,
        `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  return printed(objects);
}

function printed(objects: string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.from(`${text}${end}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}
