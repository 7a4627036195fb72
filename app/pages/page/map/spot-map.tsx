import type { Spot } from "./spot.ts";
import shapes from "./us-states.svg?url";

export function SpotMap({ spot, label }: { spot: Spot; label: string }) {
  return (
    <svg viewBox={spot.viewBox} role="img" aria-label={label} className="spot-map">
      {spot.neighbors.map((code) => (
        <use key={code} href={`${shapes}#${code}`} className="spot-near" />
      ))}
      <use href={`${shapes}#${spot.state}`} className="spot-state" />
      {spot.dot && <circle cx={spot.dot.x} cy={spot.dot.y} r={spot.dot.size} className="spot-dot" />}
    </svg>
  );
}
