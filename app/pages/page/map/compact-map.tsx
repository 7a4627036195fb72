import { findState, type State, states } from "#app/facts/reference/place/states.ts";
import { DrawnStates } from "./state-shapes.tsx";

export interface CompactMapView {
  name: string;
  asOf: string;
  /** Codes separated by spaces, because arrays would make the page heavier. */
  members: string;
  enacted: string;
}

interface CompactMapProps {
  compact: CompactMapView;
  own?: string;
}

const standings = ["member", "enacted", "none"] as const;
type Standing = (typeof standings)[number];
const words: Record<Standing, string> = {
  member: "Members",
  enacted: "Enacted, not in force",
  none: "Not members",
};
const classes: Record<Standing, string> = { member: "map-member", enacted: "map-enacted", none: "map-0" };

export function CompactMap({ compact, own }: CompactMapProps) {
  const { name, asOf, members, enacted } = compact;
  const toStanding = ({ code }: State): Standing =>
    members.includes(code) ? "member" : enacted.includes(code) ? "enacted" : "none";
  const listed = (standing: Standing) => states.filter((state) => toStanding(state) === standing);
  const ownState = findState(own);
  const label = ownState
    ? `${name}: ${ownState.name} is ${toRelation(toStanding(ownState))}, one of ${listed(toStanding(ownState)).length} on this map.`
    : `Map of the ${name}: ${listed("member").length} of the 50 states and DC are members.`;
  const toCodes = (standing: Standing) =>
    listed(standing)
      .map(({ code }) => code)
      .join(" ");
  return (
    <figure className="grid content-start gap-3">
      <DrawnStates
        label={label}
        own={own}
        groups={standings.map((standing) => [classes[standing], toCodes(standing)])}
      />
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm tabular-nums">
        <span className="font-semibold text-ink">{name}</span>
        {standings.map(
          (standing) =>
            listed(standing).length > 0 && (
              <span key={standing} className="flex items-center gap-1.5">
                <span className={`map-swatch ${classes[standing]}`} />
                {words[standing]}: {listed(standing).length}
              </span>
            ),
        )}
        <span className="text-ink-3">As of {asOf}.</span>
      </figcaption>
    </figure>
  );
}

const toRelation = (standing: Standing): string =>
  ({ member: "a member", enacted: "among those that enacted it", none: "not a member" })[standing];
