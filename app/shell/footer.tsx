import { site } from "#app/site.ts";
import { dataCredits } from "#app/site-credits.ts";
import { footerColumns } from "./footer-links.ts";
import { Logo } from "./logo.tsx";
import { usePlainLinks } from "./plain-links.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** @param year of the copyright */
export function Footer({ year }: { year?: number }) {
  const follow = usePlainLinks();
  return (
    <footer className="mt-12 border-line border-t bg-sunken pt-12 pb-8 text-ink-2 text-md print:hidden">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside is what is pressed, by key too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div
        onClick={follow}
        className="page grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.75rem,40%)),1fr))] gap-x-6 gap-y-10 lg:grid-cols-[repeat(4,1fr)_1.4fr] lg:gap-x-8"
      >
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <a href={to} className="footer-link">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <ContactInfo />
      </div>
      <div className="page mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 text-sm">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Logo />
          <span>
            © {year} {site.name}
          </span>
          <span>
            Powered by{" "}
            <a href={site.poweredBy.url} className="link">
              {site.poweredBy.name}
            </a>
          </span>
        </div>
        <ThemeChoice />
      </div>
      <p className="page pt-5 text-ink-3 text-sm">
        {dataCredits.map(({ what, source, license, url }, index) => (
          <span key={what}>
            {index > 0 && " · "}
            {what}:{" "}
            <a href={url} className="underline underline-offset-2 hover:text-ink">
              {source}
            </a>{" "}
            ({license})
          </span>
        ))}
      </p>
    </footer>
  );
}

function ContactInfo() {
  return (
    <section aria-label="Contact Info" className="col-span-full lg:col-span-1">
      <p className="footer-title">Contact Info</p>
      <address className="grid not-italic">
        <a href={site.phoneHref} className="footer-link">
          {site.phone}
        </a>
        <a href={`mailto:${site.email}`} className="footer-link">
          {site.email}
        </a>
        <a href={`mailto:${site.employersEmail}`} className="footer-link">
          {site.employersEmail}
        </a>
        <span className="py-1.5">{site.address}</span>
      </address>
      <p className="py-1.5 text-ink-3 text-sm">{site.hours}</p>
      <a href={site.partners.url} className="footer-link">
        {site.partners.name}
      </a>
      <ul aria-label="Social" className="flex flex-wrap gap-x-5">
        {site.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="me" className="footer-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
