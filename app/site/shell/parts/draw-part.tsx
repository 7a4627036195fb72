import { type ComponentType, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";
import { dataCredits } from "#app/site-credits.ts";
import { AboutMenu, MegaMenu } from "./menu-content.tsx";
import type { PartName } from "./part-names.ts";

function FooterColumns() {
  return (
    <>
      {footerColumns.map(({ title, links }) => (
        <FooterFold key={title} title={title}>
          {/* No list items, as in the menus. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
          <div role="group" aria-label={title} className="footer-links">
            {links.map(({ label, to }) => (
              <a key={label} href={to} className="footer-link">
                {label}
              </a>
            ))}
          </div>
        </FooterFold>
      ))}
      <ContactInfo />
    </>
  );
}

/** Folded on phones only: footer.css opens it on wide screens, under a plain title. */
function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-fold">
      <summary className="turn-mark">{title}</summary>
      {children}
    </details>
  );
}

function ContactInfo() {
  return (
    <FooterFold title="Contact Info">
      <address aria-label="Contact Info" className="footer-links not-italic">
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label="Social" className="flex flex-wrap gap-x-5">
        {site.social.map(({ name, url }) => (
          <a key={name} href={url} rel="me" className="footer-link">
            {name}
          </a>
        ))}
      </div>
    </FooterFold>
  );
}

function Credits() {
  return dataCredits.map(({ what, source, license, url }, index) => (
    <Fragment key={what}>
      {index > 0 && " · "}
      {what}:{" "}
      <a href={url} className="underline underline-offset-2 hover:text-ink">
        {source}
      </a>{" "}
      ({license})
    </Fragment>
  ));
}

const footerColumns = [
  {
    title: "Quick Links",
    links: [
      { label: "Find jobs", to: paths.jobs() },
      { label: "Featured jobs", to: paths.featuredJobs() },
      { label: "Jobs by state", to: paths.jobsByState() },
      { label: "Locations", to: paths.locations() },
      { label: "About us", to: paths.about() },
      { label: "FAQ", to: paths.faq() },
      { label: "Sitemap", to: paths.sitemap() },
      { label: "Privacy policy", to: paths.privacyPolicy() },
      { label: "Terms of use", to: paths.terms() },
    ],
  },
  {
    title: "Career Tools",
    links: [
      { label: "Salary comparison", to: paths.salaryComparison() },
      { label: "Career dashboard", to: paths.careerDashboard() },
      { label: "Skills assessment", to: paths.skillsAssessment() },
      { label: "AI career mentor", to: paths.mentor() },
      { label: "Career guides", to: paths.careerGuides() },
      { label: "Resources", to: paths.resources() },
      { label: "Blog", to: paths.blog() },
    ],
  },
  {
    title: "Job Specialties",
    links: [
      { label: "Professions", to: paths.professions() },
      { label: "Specialties", to: paths.specialties() },
      { label: "NP & PA specialties", to: paths.npPaSpecialties() },
      { label: "Physician jobs", to: paths.professionJobs("physician") },
      { label: "Nursing jobs", to: paths.professionJobs("registered-nurse") },
      { label: "Healthcare careers", to: paths.healthcareCareers() },
      { label: "Metro areas", to: paths.metroAreas() },
    ],
  },
  {
    title: "Employer Services",
    links: [
      { label: "For employers", to: paths.employers() },
      { label: "Post a job", to: paths.postJob() },
      { label: "Send a hiring request", to: paths.hireRequest() },
      { label: "Physician recruiters", to: paths.physicianRecruiters() },
      { label: "NP recruiters", to: paths.nursePractitionerRecruiters() },
      { label: "PA recruiters", to: paths.physicianAssistantRecruiters() },
    ],
  },
] as const;

const contents: Record<PartName, ComponentType<{ part: PartName; stats: JobStats }>> = {
  "job-seekers-menu": MegaMenu,
  "employers-menu": MegaMenu,
  "tools-menu": MegaMenu,
  "about-menu": AboutMenu,
  footer: FooterColumns,
  credits: Credits,
};

export const partNames = Object.keys(contents) as PartName[];

const drawn = new Map<PartName, { stats: JobStats; html: string }>();

export function drawPart(part: PartName, stats: JobStats): string {
  const last = drawn.get(part);
  if (last?.stats.newToday === stats.newToday && last.stats.total === stats.total) return last.html;
  const Content = contents[part];
  const html = renderToStaticMarkup(<Content part={part} stats={stats} />);
  drawn.set(part, { stats, html });
  return html;
}
