import { Link } from "@remix-run/react";
import { areas } from "#app/site/home/areas.ts";
import { NarrowFold } from "#app/site/home/folded-part.tsx";
import { Section } from "#app/site/home/section.tsx";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { JobMap } from "./job-map.tsx";
import type { StateMap } from "./state-map.ts";

/** `counts` follows the order of the areas and is null when they could not be read. */
export function SpecialtyCards({ counts, map }: { counts: number[] | null; map: StateMap | null }) {
  return (
    <Section
      id="areas-of-focus"
      isAnchor
      title="Areas of focus"
      lead="Start with your field. Numbers show open postings."
      ground="sunken"
      beside={
        <Link to={paths.specialties()} className="link inline-flex min-h-11 items-center">
          Browse all specialties
        </Link>
      }
    >
      <div className="grid gap-stack lg:grid-cols-[minmax(0,1fr)_27rem]">
        <ul className="grid content-start grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-item sm:grid-cols-2">
          {areas.map((area, index) => (
            <li key={area.name}>
              <article className="card">
                <div className="flex items-center justify-between pb-1">
                  <Icon name={area.icon} size={24} className="text-accent" />
                  {counts && (
                    <p className="font-semibold text-ink-2 text-sm tabular-nums">
                      {formatCount(counts[index] ?? 0)} open
                    </p>
                  )}
                </div>
                <h3 className="card-title">
                  <Link to={paths.jobs(area.search)}>{area.name}</Link>
                </h3>
                <p className="hidden text-ink-2 text-md sm:block">{area.line}</p>
              </article>
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
