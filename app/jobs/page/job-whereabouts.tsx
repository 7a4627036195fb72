import { Link } from "@remix-run/react";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";
import { Monogram } from "#app/kit/ui/picture/monogram.tsx";
import type { Spot } from "#app/pages/page/map/spot.ts";
import { SpotMap } from "#app/pages/page/map/spot-map.tsx";
import { paths } from "#app/paths.ts";

const card = "grid content-start gap-item rounded-panel border border-line bg-surface p-5";

export function Whereabouts({ job, place }: { job: JobView; place: JobPlace | null }) {
  return (
    <>
      <div className="grid gap-stack @2xl:grid-cols-2">
        <EmployerCard job={job} />
        {place && <PlaceCard place={place} />}
      </div>
      {place && place.all.length > 0 && <AllPlaces states={place.all} />}
    </>
  );
}

function EmployerCard({ job: { employer } }: { job: JobView }) {
  return (
    <section aria-labelledby="employer" className={card}>
      <div className="grid gap-1">
        <div className="flex items-center gap-3">
          <Monogram name={employer.name} />
          <SectionHeading id="employer" className="text-lg">
            {employer.name}
          </SectionHeading>
        </div>
        <p className="text-ink-3 text-sm">
          {employer.isAgency ? "Staffing agency hiring for a facility" : "Hires directly"}
        </p>
      </div>
      {employer.about && <p className="text-ink-2 text-md">{employer.about}</p>}
      {employer.website && (
        <p className="text-md">
          <a href={employer.website} rel="noopener nofollow" className="link break-all">
            {employer.website.replace(/^https?:\/\//, "")}
          </a>
        </p>
      )}
      <p className="text-md">
        <Link to={paths.employer(employer.slug)} className="link inline-flex min-h-11 items-center">
          Open jobs at {employer.name}
        </Link>
      </p>
    </section>
  );
}

function PlaceCard({ place: { name, spot, distance, prices, about } }: { place: JobPlace }) {
  return (
    <section aria-labelledby="job-place" className={card}>
      <SectionHeading id="job-place" className="text-lg">
        {name}
      </SectionHeading>
      <SpotMap spot={spot} label={`${name} on the map`} />
      {distance && <p className="text-ink-2 text-md">{distance}</p>}
      {prices && (
        <p className="text-ink-2 text-md">
          {prices.text}{" "}
          <Link to={prices.to} className="link">
            {prices.label}
          </Link>
        </p>
      )}
      {about && (
        <p className="text-md">
          <Link to={about.to} className="link inline-flex min-h-11 items-center">
            {about.label}
          </Link>
        </p>
      )}
    </section>
  );
}

function AllPlaces({ states }: { states: JobPlace["all"] }) {
  const count = states.reduce((sum, { cities }) => sum + cities.length, 0);
  return (
    <section aria-labelledby="places" className={card}>
      <SectionHeading id="places" className="text-lg">
        All {count} places
      </SectionHeading>
      <p className="text-ink-2 text-md">
        One opening with one application. You can say which place you prefer.
      </p>
      <dl className="job-facts-list">
        {states.map(({ name, to, cities }) => (
          <div key={name}>
            <dt>
              <Link to={to} className="link">
                {name}
              </Link>
            </dt>
            <dd className="flex flex-wrap gap-x-4">
              {cities.map((city) =>
                city.to ? (
                  <Link key={city.name} to={city.to} className="link">
                    {city.name}
                  </Link>
                ) : (
                  <span key={city.name}>{city.name}</span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface JobPlace {
  name: string;
  spot: Spot;
  /** Of a posting with several places: all of them by state. */
  all: { name: string; to: string; cities: { name: string; to: string | null }[] }[];
  /** From the city of the signed-in person's profile. */
  distance: string | null;
  prices: { text: string; label: string; to: string } | null;
  about: { label: string; to: string } | null;
}
