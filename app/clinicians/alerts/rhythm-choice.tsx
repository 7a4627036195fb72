import { type Rhythm, rhythmHints, rhythmNames, rhythms } from "./alert.ts";

export function RhythmChoice({ chosen, of }: { chosen: Rhythm; of: string }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold">How often</legend>
      {rhythms.map((rhythm) => (
        <label key={rhythm} className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
          <input
            type="radio"
            name="rhythm"
            value={rhythm}
            defaultChecked={rhythm === chosen}
            aria-describedby={`${of}-${rhythm}`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            {rhythmNames[rhythm]}
            <span id={`${of}-${rhythm}`} className="block text-ink-2 text-sm">
              {rhythmHints[rhythm]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function ZoneChoice({
  chosen,
  zones,
}: {
  chosen: string;
  zones: readonly (readonly [string, string])[];
}) {
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold">Your time zone</span>
      <select
        name="zone"
        defaultValue={chosen}
        className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
      >
        {zones.map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
