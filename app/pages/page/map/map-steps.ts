const stepCount = 5;

export interface MapStep {
  least: number;
  most: number;
}

/** Up to five ranges with about as many states each. Equal values share a range; zero or less has none. */
export function toMapSteps(values: readonly number[]): MapStep[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const steps: MapStep[] = [];
  for (let step = 1, from = 0; step <= stepCount && from < sorted.length; step++) {
    const share = Math.ceil((sorted.length * step) / stepCount);
    const most = sorted[Math.max(from, share - 1)]!;
    const next = sorted.lastIndexOf(most) + 1;
    if (next > from) steps.push({ least: sorted[from]!, most });
    from = Math.max(from, next);
  }
  return steps;
}

/** 1 to 5, or 0 for no value. Fewer ranges use the outer colors first. */
export function toTone(value: number | null | undefined, steps: readonly MapStep[]): number {
  const at = value ? steps.findIndex(({ most }) => value <= most) : -1;
  return value && value > 0 && at >= 0 ? toStepTone(at, steps.length) : 0;
}

export const toStepTone = (at: number, count: number): number =>
  count === 1 ? stepCount : 1 + Math.round((at * (stepCount - 1)) / (count - 1));
