import { Link } from "@remix-run/react";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { paths } from "#app/paths.ts";

interface LocalProfession {
  slug: string;
  plural: string;
  isStatewide: boolean;
}

export function LocalPages({ professions }: { professions: readonly LocalProfession[] }) {
  return (
    <div className="grid content-start gap-x-12 md:gap-y-4 lg:grid-cols-2">
      {professions.map(({ slug, plural, isStatewide }) => (
        <PhoneFold key={slug} title={plural} isOpen={professions.length === 1}>
          <PlaceLinks
            slug={slug}
            places={cityMarkets.map(({ city, ...market }) => ({ name: city, ...market }))}
          />
          {isStatewide && (
            <details>
              <summary className="link inline-flex min-h-9 items-center">All states</summary>
              <PlaceLinks slug={slug} places={states} />
            </details>
          )}
        </PhoneFold>
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
