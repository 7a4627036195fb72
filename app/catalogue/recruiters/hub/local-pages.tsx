import { Link } from "@remix-run/react";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { paths } from "#app/paths.ts";

interface LocalProfession {
  slug: string;
  plural: string;
  isStatewide: boolean;
}

export function LocalPages({ professions }: { professions: readonly LocalProfession[] }) {
  return (
    <div className="grid gap-6">
      {professions.map(({ slug, plural, isStatewide }) => (
        <section key={slug} aria-labelledby={`local-${slug}`} className="border-line border-t pt-4">
          <h3 id={`local-${slug}`} className="pb-1 font-semibold text-lg">
            {plural}
          </h3>
          <PlaceLinks
            slug={slug}
            places={cityMarkets.map(({ city, ...market }) => ({ name: city, ...market }))}
          />
          {isStatewide && (
            <details className="pt-1">
              <summary className="link inline-flex min-h-9 items-center">All states</summary>
              <PlaceLinks slug={slug} places={states} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

function PlaceLinks({ slug, places }: { slug: string; places: readonly { slug: string; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {places.map((place) => (
        <li key={place.slug}>
          <Link
            to={paths.localRecruiters(slug, place.slug)}
            discover="none"
            className="link inline-flex min-h-9 items-center text-md"
          >
            {place.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
