import { Link } from "@remix-run/react";
import { formatCount } from "#app/kit/ui/count.ts";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import "#app/catalogue/places/places.css";
import "#app/kit/ui/phone-fold.css";
import type { LocationsFound } from "./location-list.server.ts";

/** More would be a long way down a phone. */
const mostUnfolded = 60;

type View = Extract<LocationsFound, { kind: "places" }>;
type Places = View["places"];

export function PlacesOfState({ view: { state, places, open } }: { view: View }) {
  return (
    <section aria-label={`Places in ${state.name}`} className="pb-10">
      <p className="flex flex-wrap gap-x-6">
        <Link to={state.jobs} className="link inline-flex min-h-11 items-center">
          {open === null ? `Jobs in ${state.name}` : `${formatCount(open)} open jobs in ${state.name}`}
        </Link>
        <Link to={state.to} className="link inline-flex min-h-11 items-center">
          About {state.name}
        </Link>
        <Link to={paths.locations()} className="link inline-flex min-h-11 items-center">
          All states
        </Link>
      </p>
      <div className="place-columns pt-4 sm:columns-2 md:columns-3 lg:columns-4">
        {places.length > mostUnfolded ? (
          listByLetter(places).map(({ letter, own }) => (
            <PhoneFold key={letter} title={letter} aside={<span className="md:hidden">{own.length}</span>}>
              <PlaceList places={own} />
            </PhoneFold>
          ))
        ) : (
          <PlaceList places={places} />
        )}
      </div>
      <p className="pt-4 text-ink-3 text-sm">Residents: Census Bureau, 2019-2023.</p>
    </section>
  );
}

const listByLetter = (places: Places) =>
  [...new Set(places.map(([name]) => name[0]!))].map((letter) => ({
    letter,
    own: places.filter(([name]) => name.startsWith(letter)),
  }));

function PlaceList({ places }: { places: Places }) {
  const follow = usePlainLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer the keyboard.
    <ul onClick={follow}>
      {places.map(([name, slug, population]) => (
        <li key={slug}>
          <a href={paths.location(slug)}>{name}</a> <span>{formatCount(population)}</span>
        </li>
      ))}
    </ul>
  );
}
