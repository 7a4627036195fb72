import { paths } from "#app/paths.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import type { NearView, StateChoice } from "./near-me.server.ts";

interface NearYouProps {
  near: NearView | null;
  choices: readonly StateChoice[];
}

export function NearYou({ near, choices }: NearYouProps) {
  return (
    <section aria-labelledby="near-title" className="mb-10 bg-sunken py-8">
      <div className="page grid gap-5">
        <h2 id="near-title">{near ? `Near you: ${near.place}` : "Which state are you in?"}</h2>
        {near && near.facts.length > 0 && (
          <p className="max-w-3xl text-ink-2 text-lg">{near.facts.join(" ")}</p>
        )}
        {near && <LinkGrid links={near.links} />}
        <form
          method="get"
          action={paths.nursePractitionerRecruitersNearMe()}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="grid gap-1 font-semibold text-md">
            {near ? "Another state" : "State"}
            <select
              key={near?.slug}
              name="state"
              defaultValue={near?.slug}
              className="h-11 min-w-56 rounded-control border border-line-strong bg-surface px-3 font-normal text-ink"
            >
              {choices.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Button look="outline">Show</Button>
        </form>
      </div>
    </section>
  );
}
