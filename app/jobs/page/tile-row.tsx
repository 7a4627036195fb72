import type { FactTile } from "#app/jobs/postings/record/fact-tiles.ts";
import { classNames } from "#app/kit/ui/class-names.ts";

export function TileRow({ tiles }: { tiles: readonly FactTile[] }) {
  return (
    <dl className="fact-tiles">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="fact-tile">
          <dt>{label}</dt>
          <dd className={classNames(value === null && "fact-unstated")}>
            {value ?? (label === "Pay" ? "Competitive" : "Not stated")}
            {value === null && label === "Pay" && <span>Pay not stated</span>}
            {note && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
