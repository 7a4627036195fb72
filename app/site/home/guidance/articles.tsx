import { Link } from "@remix-run/react";
import { Cover } from "#app/kit/ui/picture/cover.tsx";
import { paths } from "#app/paths.ts";
import { Fold } from "#app/site/home/folded-part.tsx";

const [first, ...others] = [
  {
    guide: "benefits-evaluation",
    motif: "scales",
    title: "Compare two offers line by line",
    line: "Put a dollar figure on the health plan, the retirement match, leave and loan forgiveness. The offer with the lower base pay can be worth more.",
  },
  {
    guide: "interview-preparation",
    motif: "talk",
    title: "Prepare for the interview",
    line: "Questions that medical directors and nurse managers ask, and what to ask them about ratios, call and turnover.",
  },
  {
    guide: "best-states",
    motif: "map",
    title: "Best states for nurses",
    line: "Median RN pay at local prices, with housing and the nurse compact, state by state.",
  },
  {
    guide: "certification-roadmap",
    motif: "seal",
    title: "Certification roadmap",
    line: "Who qualifies for which certificate, how long it lasts and what renewal takes.",
  },
  {
    guide: "cover-letter-guide",
    motif: "paper",
    title: "Write a cover letter that gets read",
    line: "Half a page: your unit, patient population, certifications, and why you chose this facility.",
  },
] as const;

export function Articles() {
  return (
    <Fold
      id="articles"
      title="Guides for your next offer, interview or move"
      lead={
        <Link to={paths.resources()} className="link inline-flex min-h-11 items-center">
          All resources
        </Link>
      }
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <article className="card gap-3 p-5 md:p-7">
          <Cover slug={first.guide} motif={first.motif} />
          <h4 className="card-title mt-auto pt-3">
            <Link to={paths.resource(first.guide)}>{first.title}</Link>
          </h4>
          <p className="text-ink-2">{first.line}</p>
        </article>
        <ul className="divide-y divide-line">
          {others.map(({ guide, title, line, motif }) => (
            <li key={guide} className="guide-row py-4 last:pb-0">
              <Cover slug={guide} motif={motif} />
              <h4 className="card-title">
                <Link to={paths.resource(guide)}>{title}</Link>
              </h4>
              <p className="text-ink-2 text-md">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
