import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { LocationsFound as View } from "#app/catalogue/places/location/location-list.server.ts";
import { PlacesOfState } from "#app/catalogue/places/location/places-of-state.tsx";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { LinkGrid } from "#app/kit/ui/link-grid.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { loader } from "./locations.server.ts";

export { loader } from "./locations.server.ts";

const toInText = ({ slug, name }: { slug: string; name: string }): string =>
  toStateText(findStateBySlug(slug)?.code ?? name);

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (data?.list.kind === "places") {
    const { state, places } = data.list;
    return toPageMeta({
      title: `Places in ${toInText(state)}`,
      description: `${formatCount(places.length)} places of ${toInText(state)} with at least 20,000 people, each with the healthcare jobs around it, its hospitals and what its area pays.`,
    });
  }
  return toPageMeta({
    title: "Healthcare jobs by city and state",
    description:
      "2,290 places of at least 20,000 people by state, each with the healthcare jobs around it, its hospitals, its neighbors and what its area pays.",
    isIndexed: data?.list.kind === "states",
  });
};

export default function LocationsPage() {
  const { list, intro } = useLoaderData<typeof loader>();
  const title = list.kind === "places" ? `Places in ${toInText(list.state)}` : "Locations";
  const lead =
    list.kind === "places"
      ? `${formatCount(list.places.length)} ${list.places.length === 1 ? "place" : "places"} of at least 20,000 people.`
      : intro?.lead;
  return (
    <>
      <PageHeader isAiry title={title} lead={lead} />
      <div className="page pb-12">
        <SearchForm
          label="Places"
          action={paths.locations()}
          className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3 pb-4"
        >
          <TextInput
            label="City"
            name="query"
            value={list.kind === "search" ? list.text : ""}
            placeholder="College Station"
          />
          <Button>Find</Button>
        </SearchForm>
        <LocationList view={list} />
        {intro && (
          <TextSection id="questions" title="Questions">
            <FaqBlock items={intro.questions} />
          </TextSection>
        )}
      </div>
    </>
  );
}

function LocationList({ view }: { view: View }) {
  if (view.kind === "search") return <Found view={view} />;
  if (view.kind === "places") return <PlacesOfState view={view} />;
  return (
    <>
      <TextSection id="states" title="Choose a state" lead="States with the most open jobs come first.">
        <LinkGrid links={view.states} />
      </TextSection>
      <TextSection id="cities" title="Ten large cities">
        <LinkGrid links={view.cities} />
        <p className="pt-5">
          <Link to={paths.metroAreas()} className="link inline-flex min-h-11 items-center">
            All metro areas
          </Link>
        </p>
      </TextSection>
    </>
  );
}

function Found({ view: { text, places } }: { view: Extract<View, { kind: "search" }> }) {
  return (
    <TextSection id="found" title={`Places that start with “${text}”`}>
      {places === null ? (
        <Notice title="We could not load the list of places.">
          Try again, or <SearchThere text={text} />.
        </Notice>
      ) : places.length > 0 ? (
        <LinkGrid links={places} />
      ) : (
        <Notice title="We have no place of 20,000 people with this name.">
          Try a larger one nearby, or <SearchThere text={text} />.
        </Notice>
      )}
    </TextSection>
  );
}

const SearchThere = ({ text }: { text: string }) => (
  <Link to={paths.jobs(new URLSearchParams({ location: text }).toString())} className="link">
    search the jobs there
  </Link>
);
