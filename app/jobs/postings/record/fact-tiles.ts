export interface JobFact {
  label: string;
  value: string;
}

export interface FactTile extends Omit<JobFact, "value"> {
  value: string | null;
  note: string | null;
}

const asked = ["Shift", "Start", "Length"];
/** These replace facts that are not stated, most often stated first. */
const instead = ["Job type", "Hours a week", "Sign-on bonus", "Workplace", "Setting", "Call"];
const longestNote = 40;

/** The four facts that people read first, then the others. */
export function toFactTiles(facts: readonly JobFact[], pay: Omit<FactTile, "label">) {
  const find = (label: string) => facts.find((fact) => fact.label === label);
  const spare = instead.flatMap((label) => find(label) ?? []);
  const schedule = find("Schedule")?.value ?? null;
  const tiles = asked.map((label): FactTile => {
    const fact = find(label) ?? spare.shift();
    const note = fact?.label === "Shift" && schedule && schedule.length <= longestNote ? schedule : null;
    return fact ? { ...fact, note } : { label, value: null, note: null };
  });
  const shown = new Set(tiles.flatMap(({ label, note }) => (note ? [label, "Schedule"] : [label])));
  return {
    tiles: [{ label: "Pay", ...pay }, ...tiles],
    rest: facts.filter(({ label }) => !shown.has(label)),
  };
}
