import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { formatCount } from "#app/kit/ui/count.ts";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import { paths } from "#app/paths.ts";
import { areas } from "#app/site/home/areas.ts";
import { NarrowFold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";
import { PathChooser } from "./path-chooser.tsx";
import type { StateMap } from "./state-map.ts";
import outline from "./us-outline.svg?url";

/** One island, so that its code loads as one file. */
export function Explore({ areaCounts, map }: { areaCounts: number[] | null; map: StateMap | null }) {
  return (
    <>
      <SpecialtyCards counts={areaCounts} map={map} />
      <PathChooser />
    </>
  );
}

/** `counts` follows the order of the areas and is null when they could not be read. */
function SpecialtyCards({ counts, map }: { counts: number[] | null; map: StateMap | null }) {
  return (
    <Section
      id="areas-of-focus"
      isAnchor
      title="Areas of focus"
      lead="Start with your field."
      ground="sunken"
      all={{ label: "All specialties", to: paths.specialties() }}
    >
      <div className="areas-beside-map">
        <ul className="areas">
          {areas.map((area, index) => (
            <li key={area.name} className="card area">
              <h3 className="card-title icon-before" style={toIconStyle(area.icon)}>
                <Link to={paths.jobs(area.search)}>{area.name}</Link>
              </h3>
              {counts && <b>{formatCount(counts[index] ?? 0)} open</b>}
              <p>{area.line}</p>
            </li>
          ))}
        </ul>
        <NarrowFold label="Where the jobs are today">
          <JobMap map={map} />
        </NarrowFold>
      </div>
    </Section>
  );
}

function JobMap({ map }: { map: StateMap | null }) {
  return (
    <section aria-labelledby="map" className="job-map rounded-panel border border-line bg-surface p-5">
      <div>
        <h3 id="map">Where the jobs are today</h3>
        <p className="text-ink-3 text-sm">Open postings by state</p>
        <svg viewBox="0 0 975 610" aria-hidden="true" className="w-full py-3">
          <use href={`${outline}#land`} className="land" />
          <use href={`${outline}#borders`} className="borders" />
          {map && <path d={map.dots} className="dots" />}
        </svg>
      </div>
      <div>
        {map && <LargestStates states={map.largest} />}
        <Link to={paths.jobsByState()} className="link inline-flex min-h-11 items-center text-md">
          Jobs in all 50 states and D.C.
        </Link>
      </div>
    </section>
  );
}

function LargestStates({ states }: { states: StateMap["largest"] }) {
  return (
    <ol>
      {states.map(({ name, slug, count, share }) => (
        <li key={slug}>
          <Link
            to={paths.jobsInState(slug)}
            style={{ "--share": `${Math.round(share * 100)}%` } as CSSProperties}
            className="state-row min-h-11 rounded-control text-md hover:underline"
          >
            {name}
            <b>
              {formatCount(count)} {count === 1 ? "job" : "jobs"}
            </b>
          </Link>
        </li>
      ))}
    </ol>
  );
}
