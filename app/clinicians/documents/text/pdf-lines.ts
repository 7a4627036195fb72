/** A run of text in points from the page's lower left. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

interface Line {
  y: number;
  size: number;
  pieces: Piece[];
}

const fewestInColumn = 4;
const fewestBesideColumn = 8;
const narrowestGutter = 9;

/** Lines in the order that a person reads: columns one after the other, what spans them in its place. */
export function toPageLines(pieces: readonly Piece[]): string[] {
  const lines = toLines(pieces);
  const gutter = findGutter(lines);
  if (gutter === null) return lines.map(toText);
  const out: string[] = [];
  let sides: [Piece[], Piece[]] = [[], []];
  const flush = () => {
    for (const side of sides) if (side.length > 0) out.push(...toPageLines(side));
    sides = [[], []];
  };
  for (const line of lines) {
    if (crosses(line, gutter)) {
      flush();
      out.push(toText(line));
    } else for (const piece of line.pieces) sides[piece.x < gutter ? 0 : 1].push(piece);
  }
  flush();
  return out;
}

function toLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1);
    if (last && last.y - piece.y < Math.max(1, Math.min(last.size, piece.size) * 0.45)) {
      last.pieces.push(piece);
      last.size = Math.max(last.size, piece.size);
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  for (const line of lines) line.pieces.sort((a, b) => a.x - b.x);
  return lines;
}

function toText({ pieces, size }: Line): string {
  let text = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.x - end;
    // Half the width of a space, which some programs leave out and others write.
    if (text) text += gap > size * 1.5 ? "\t" : gap > size * 0.12 && !/\s$/.test(text) ? " " : "";
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}

const crosses = ({ pieces }: Line, x: number) =>
  pieces.some((piece) => piece.x < x - 1 && piece.x + piece.width > x + 1);

/**
 * Where a page divides into two columns. Dates set at the right edge stand on the lines of what they date, and so do a
 * table's cells: they are no column unless they are nearly as many as what is beside them.
 */
function findGutter(lines: readonly Line[]): number | null {
  const starts = new Map<number, number>();
  for (const { pieces } of lines)
    for (const [at, piece] of pieces.entries()) {
      const before = pieces[at - 1];
      if (!before || piece.x - before.x - before.width >= narrowestGutter)
        starts.set(Math.round(piece.x), (starts.get(Math.round(piece.x)) ?? 0) + 1);
    }
  const leftEdge = Math.min(...starts.keys());
  const often = [...starts].filter(([x, count]) => count >= fewestInColumn && x > leftEdge + 60);
  for (const [x] of often.sort((a, b) => b[1] - a[1]).slice(0, 6)) {
    const gutter = x - narrowestGutter / 2;
    if (isColumn(lines, gutter)) return gutter;
  }
  return null;
}

function isColumn(lines: readonly Line[], gutter: number): boolean {
  let [left, right, both, crossing] = [0, 0, 0, 0];
  for (const line of lines) {
    if (crosses(line, gutter)) {
      crossing++;
      continue;
    }
    const isLeft = line.pieces.some((piece) => piece.x < gutter);
    const isRight = line.pieces.some((piece) => piece.x >= gutter);
    if (isLeft) left++;
    if (isRight) right++;
    if (isLeft && isRight) both++;
  }
  const fewer = Math.min(left, right);
  if (fewer < fewestInColumn || crossing > left + right - both) return false;
  return both < fewer * 0.6 || (fewer >= fewestBesideColumn && fewer >= Math.max(left, right) * 0.6);
}
