import { site } from "#app/site.ts";
import { dataCredits } from "#app/site-credits.ts";
import { footerColumns } from "./footer-links.ts";

export function FooterColumns() {
  return (
    <>
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
    </>
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

export function Credits() {
  return dataCredits.map(({ what, source, license, url }, index) => (
    <span key={what}>
      {index > 0 && " · "}
      {what}:{" "}
      <a href={url} className="underline underline-offset-2 hover:text-ink">
        {source}
      </a>{" "}
      ({license})
    </span>
  ));
}
