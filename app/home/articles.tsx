import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Section } from "./section.tsx";

const [first, ...others] = [
  {
    guide: "benefits-evaluation",
    title: "Compare two offers line by line",
    line: "Base pay is the easy part. Put a dollar figure on tail coverage, call, loan repayment and retirement match, and the better offer is sometimes the one with the smaller number.",
  },
  {
    guide: "interview-preparation",
    title: "Prepare for the interview",
    line: "What a medical director or nurse manager asks, and what to ask back about ratios, call and turnover.",
  },
  {
    guide: "best-states",
    title: "Best states to practice in",
    line: "Pay against cost of living, scope of practice, and how long a license takes.",
  },
  {
    guide: "certification-roadmap",
    title: "Certification roadmap",
    line: "Which certifications postings ask for, in which order they pay off, and what each one takes.",
  },
  {
    guide: "cover-letter-guide",
    title: "Write a cover letter that is read",
    line: "Half a page: unit, patient population, certifications, and why this facility.",
  },
] as const;

export function Articles() {
  return (
    <Section
      id="articles"
      title="Career resources"
      lead="Read before you sign, move or retrain."
      ground="sunken"
      beside={
        <Link to={paths.resources()} className="link inline-flex min-h-11 items-center">
          All resources
        </Link>
      }
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <article className="card gap-3 p-6 md:p-7">
          <OfferTable />
          <h3 className="mt-auto pt-3 text-2xl">
            <Link
              to={paths.resource(first.guide)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {first.title}
            </Link>
          </h3>
          <p className="text-ink-2">{first.line}</p>
        </article>
        <ul className="divide-y divide-line">
          {others.map(({ guide, title, line }) => (
            <li key={guide} className="group relative py-4 first:pt-0 last:pb-0">
              <h3 className="card-title group-hover:text-accent-strong">
                <Link to={paths.resource(guide)}>{title}</Link>
              </h3>
              <p className="pt-0.5 text-ink-2 text-md">{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const offers: readonly (readonly [string, string, string])[] = [
  ["Base pay", "$262,000", "$248,000"],
  ["Retirement match", "$5,000", "$12,000"],
  ["Loan repayment", "none", "$20,000"],
  ["First year", "$267,000", "$280,000"],
];

/** What the article is about, at a glance. */
function OfferTable() {
  return (
    <table className="w-full text-[min(0.9375rem,4.7vw)] tabular-nums">
      <caption className="pb-2 text-left text-ink-3 text-sm">Two offers, as an example</caption>
      <thead className="text-left text-ink-3">
        <tr>
          <td />
          <th scope="col" className="font-normal">
            Offer A
          </th>
          <th scope="col" className="font-normal">
            Offer B
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map(([what, a, b]) => (
          <tr key={what} className="border-line border-t last:font-semibold last:text-accent-strong">
            <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
              {what}
            </th>
            <td>{a}</td>
            <td>{b}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
