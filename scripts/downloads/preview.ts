import { ink } from "./ink.ts";

interface SeenText {
  x: number;
  y: number;
  width: number;
  full: number;
  size: number;
  height: number;
}

const bar = "#a3b0aa";
const n = (value: number) => String(Math.round(value * 10) / 10);

/** Headings are letters, and other text is bars as long as its lines. */
export class Preview {
  private readonly letters: string[] = [];
  private readonly bars = new Map<number, string[]>();
  private readonly boxes: string[] = [];
  private readonly rules: string[] = [];
  private readonly fills: string[] = [];
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.rules.push(`M${n(x1)} ${n(y1)}${y1 === y2 ? `H${n(x2)}` : `V${n(y2)}`}`);
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    { fill, line }: { fill?: string; line?: string },
  ): void {
    const path = `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
    if (fill) this.fills.push(path);
    if (line) this.boxes.push(path);
  }

  outline(path: string): void {
    this.letters.push(path.replace(/-?\d+\.\d+/g, (value) => n(Number(value))));
  }

  text({ x, y, width, full, size, height }: SeenText): void {
    const step = size * 1.2 + 1;
    const lines = Math.max(1, Math.round(height / step));
    const thickness = Math.round(size * 0.42 * 2) / 2;
    const last = lines === 1 ? full : Math.max(full - (lines - 1) * width * 0.96, width * 0.2);
    const found = this.bars.get(thickness) ?? [];
    for (let at = 0; at < lines; at++) {
      const length = at === lines - 1 ? Math.min(last, width) : width * (at % 2 ? 0.93 : 0.97);
      found.push(`M${n(x)} ${n(y + at * step + size * 0.65)}h${n(length)}`);
    }
    this.bars.set(thickness, found);
  }

  toSvg(): string {
    const bars = [...this.bars].map(
      ([thickness, lines]) => `<path stroke="${bar}" stroke-width="${thickness}" d="${lines.join("")}"/>`,
    );
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" fill="none">`,
      `<path fill="#fff" d="M0 0h${this.width}v${this.height}H0z"/>`,
      `<path fill="${ink.fill}" d="${this.fills.join("")}"/>`,
      ...bars,
      `<path stroke="#84918c" d="${this.rules.join("")}${this.boxes.join("")}"/>`,
      `<path fill="${ink.text}" d="${this.letters.join("")}"/>`,
      "</svg>",
    ].join("");
  }
}
