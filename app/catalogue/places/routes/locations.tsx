import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findAreaText } from "#app/pages/page/area-text.server.ts";
import { FaqBlock } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { listLocations } from "#app/catalogue/places/location/location-list.server.ts";
import { LocationList } from "#app/catalogue/places/location/location-list.tsx";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { findStateBySlug, toStateText } from "#app/facts/reference/place/states.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import "#app/catalogue/places/places.css";

const toInText = ({ slug, name }: { slug: string; name: string }): string =>
  toStateText(findStateBySlug(slug)?.code ?? name);

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const list = await listLocations(context, new URL(request.url).searchParams);
  return {
    list,
    intro: list.kind === "states" ? await findAreaText(context, paths.locations()) : null,
    canonical: paths.locations(list.kind === "places" ? `state=${list.state.slug}` : ""),
  };
}

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
      <PageHeader title={title} lead={lead} />
      <div className="page pb-12">
        <SearchForm
          label="Places"
          action={paths.locations()}
          className="grid max-w-xl items-end gap-3 pb-4 sm:grid-cols-[minmax(0,1fr)_auto]"
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
