const barWidth = 28;
const redrawMs = 100;
const plainStep = 0.1;

interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** How far through the file we are: a bar on a terminal, a line for each tenth of the file otherwise. */
export function createProgress(screen: Screen, clock: () => number) {
  const start = clock();
  let lastDraw = 0;
  let nextStep = plainStep;
  return {
    update(bytes: number, size: number, seen: number) {
      const part = size > 0 ? bytes / size : 1;
      const time = clock();
      if (screen.isTTY) {
        if (time - lastDraw < redrawMs && part < 1) return;
        lastDraw = time;
        const full = Math.round(part * barWidth);
        const bar = "█".repeat(full) + "░".repeat(barWidth - full);
        screen.write(
          `\r${bar} ${toLine(bytes, part, seen, time - start)}`.slice(0, (screen.columns ?? 80) + 1),
        );
      } else if (part >= nextStep) {
        nextStep = part + plainStep;
        screen.write(`${toLine(bytes, part, seen, time - start)}\n`);
      }
    },
    end() {
      if (screen.isTTY && lastDraw > 0) screen.write("\n");
    },
  };
}

function toLine(bytes: number, part: number, seen: number, ms: number): string {
  const megabytes = bytes / 1e6;
  const rate = ms > 0 ? ` ${(megabytes / (ms / 1000)).toFixed(0)} MB/s` : "";
  return `${(part * 100).toFixed(0)} % ${seen.toLocaleString("en-US")} postings${rate} `;
}
