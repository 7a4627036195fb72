const barWidth = 28;
const redrawMs = 100;
const plainStep = 0.1;

interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** `describe` gives the words of the line, from what is done of `size` and the milliseconds since the start. */
export function createProgress(screen: Screen, clock: () => number, describe = describeImport) {
  const start = clock();
  let lastDraw = 0;
  let nextStep = plainStep;
  let last = { bytes: 0, size: 0, seen: 0 };

  function draw() {
    const part = last.size > 0 ? last.bytes / last.size : 1;
    const line = `${(part * 100).toFixed(0)} % ${describe(last.seen, last.bytes, clock() - start)}`;
    if (!screen.isTTY) return screen.write(`${line}\n`);
    const full = Math.round(part * barWidth);
    const bar = "█".repeat(full) + "░".repeat(barWidth - full);
    screen.write(`\r${bar} ${line}`.slice(0, (screen.columns || 80) + 1));
  }

  return {
    update(bytes: number, size: number, seen: number) {
      last = { bytes, size, seen };
      const time = clock();
      if (screen.isTTY) {
        if (time - lastDraw < redrawMs) return;
        lastDraw = time;
        draw();
      } else if (bytes < size && bytes / size >= nextStep) {
        nextStep = bytes / size + plainStep;
        draw();
      }
    },
    end() {
      draw();
      if (screen.isTTY) screen.write("\n");
    },
  };
}

function describeImport(seen: number, bytes: number, ms: number): string {
  const rate = ms > 0 ? ` ${(bytes / 1e6 / (ms / 1000)).toFixed(0)} MB/s` : "";
  return `${seen.toLocaleString("en-US")} postings${rate}`;
}
