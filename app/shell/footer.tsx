import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

const links = [
  { to: paths.jobs(), label: "Find jobs" },
  { to: paths.featuredJobs(), label: "Featured jobs" },
  { to: paths.employers(), label: "For employers" },
  { to: paths.hireRequest(), label: "Send a hiring request" },
  { to: paths.contact(), label: "Contact" },
  { to: paths.sitemap(), label: "Site map" },
];

export function Footer() {
  return (
    <footer className="mt-8 border-line border-t bg-sunken py-8 text-ink-2 text-md">
      <div className="page grid gap-6 md:grid-cols-[1fr_auto]">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-11 items-center hover:text-ink">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="grid content-start not-italic">
          <a href={site.phoneHref} className="link">
            {site.phone}
          </a>
          <a href={`mailto:${site.email}`} className="link">
            {site.email}
          </a>
          <span>{site.address}</span>
          <span className="text-ink-3 text-sm">{site.hours}</span>
        </address>
      </div>
      <p className="page pt-6 text-ink-3 text-sm">
        © {site.name}. City coordinates: GeoNames, CC BY 4.0. Wages: U.S. Bureau of Labor Statistics.
      </p>
    </footer>
  );
}
