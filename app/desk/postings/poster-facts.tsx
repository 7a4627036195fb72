import { Link } from "@remix-run/react";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import type { readPostingFacts } from "./poster-facts.server.ts";

type PostingFacts = Awaited<ReturnType<typeof readPostingFacts>>;
type PosterOf = NonNullable<PostingFacts["poster"]>;

const listCompanySigns = ({ isFirst, openReports }: PostingFacts): Chip[] => [
  ...(isFirst ? [{ label: "Nothing of this company was approved yet", tone: "amber" } as const] : []),
  ...(openReports > 0
    ? [{ label: openReports === 1 ? "1 open report" : `${openReports} open reports`, tone: "coral" } as const]
    : []),
];

const listPosterSigns = ({ isConfirmed, isSuspended, isNew, domain }: PosterOf): Chip[] => [
  isConfirmed ? { label: "Email confirmed", tone: "good" } : { label: "Email not confirmed", tone: "coral" },
  domain.isSame
    ? { label: "Email at the company's domain", tone: "good" }
    : domain.isKnown
      ? { label: "Email not at the company's domain", tone: "amber" }
      : { label: "No domain to compare with", tone: "plain" },
  ...(isNew ? [{ label: "New account", tone: "amber" } as const] : []),
  ...(isSuspended ? [{ label: "Account suspended", tone: "coral" } as const] : []),
];

/** What to look at before one decides. */
export const listDoubts = (facts: PostingFacts): Chip[] =>
  [...listCompanySigns(facts), ...(facts.poster ? listPosterSigns(facts.poster) : [])].filter(
    ({ tone }) => tone === "amber" || tone === "coral",
  );

export function PosterFacts({ facts }: { facts: PostingFacts }) {
  const { poster, companySince } = facts;
  return (
    <section aria-labelledby="poster" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id="poster">Who posted it</h2>
      {poster ? <Poster poster={poster} /> : <p className="text-ink-2">A feed or one of us brought it in.</p>}
      <p className="text-ink-2 text-md">The company has been here since {companySince}.</p>
      <Chips chips={listCompanySigns(facts)} />
    </section>
  );
}

function Poster({ poster }: { poster: PosterOf }) {
  const { name, email, to, role, account, domain } = poster;
  return (
    <>
      <p className="wrap-anywhere">
        <Link to={to} className="link">
          {name}
        </Link>
        , {email} ({role})
      </p>
      <Chips chips={listPosterSigns(poster)} />
      <p className="text-ink-2 text-md">
        {account}. {domain.text}
      </p>
    </>
  );
}

interface DecisionListProps {
  decisions: PostingFacts["decisions"];
}

export function DecisionList({ decisions }: DecisionListProps) {
  if (decisions.length === 0)
    return <p className="text-ink-2">We have decided about none of its postings yet.</p>;
  return (
    <ol className="grid gap-3 text-md">
      {decisions.map(({ id, to, title, words, reason, at, by }) => (
        <li key={id} className="grid gap-1">
          <p>
            <span className="text-ink-3 tabular-nums">{at}</span> {words}:{" "}
            <Link to={to} className="link">
              {title}
            </Link>
            {by && <span className="text-ink-2"> by {by}</span>}
          </p>
          {reason && <p className="wrap-anywhere max-w-2xl whitespace-pre-line text-ink-2">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
