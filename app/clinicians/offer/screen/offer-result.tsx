import { Link } from "@remix-run/react";
import type { AskedView } from "#app/clinicians/offer/offer-page.server.ts";
import type { FederalView } from "#app/clinicians/offer/words/federal-view.ts";
import type { OfferView } from "#app/clinicians/offer/words/offer-view.ts";
import { PayDrawing } from "#app/jobs/page/pay-drawing.tsx";
import { SurveySource } from "#app/jobs/page/survey-source.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { LedgerTable, ShareBar, YearTable } from "./ledger-table.tsx";

interface OfferResultProps {
  name: string;
  offer: AskedView;
  most: number;
}

export function OfferResult({ name, offer: { view, placeNote, errors }, most }: OfferResultProps) {
  if (!view) return <Unfinished name={name} count={Object.keys(errors).length} />;
  return (
    <article className="grid content-start gap-stack" aria-label={name}>
      <WorthTable name={name} view={view} />
      <ShareBar shares={view.shares} most={most} />
      <section className="grid gap-2">
        <h3>What to ask for</h3>
        <ol className="offer-asks">
          {view.asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ol>
      </section>
      <Standing view={view} />
      {placeNote && <Notice tone="warn">{placeNote}</Notice>}
      {view.federal && <FederalRate federal={view.federal} />}
      <LedgerTable view={view} label={name} />
      <YearTable years={view.years} label={name} />
      <Notes title="Not in the sum" notes={view.terms} />
      <Notes title="What we assumed" notes={view.assumptions} />
      <Notes title="How taxes are estimated" notes={view.taxNotes} />
    </article>
  );
}

function Unfinished({ name, count }: { name: string; count: number }) {
  return (
    <p className="rounded-card border border-line bg-surface p-5 text-ink-2">
      {count > 0
        ? `${name}: correct ${count === 1 ? "the marked field" : `the ${count} marked fields`} to see what it is worth.`
        : `${name}: enter its pay to see what it is worth.`}
    </p>
  );
}

function WorthTable({
  name,
  view: { before, after, bought, taxGap, hours, span, isContract, expected },
}: {
  name: string;
  view: OfferView;
}) {
  const rows = [
    ["Before taxes", before, null],
    ["After taxes, about", after, taxGap],
    ...(bought ? ([["At average US prices", bought, "after taxes"]] as const) : []),
  ] as const;
  return (
    <div>
      <table className="offer-worth">
        <caption className="sr-only">{name}: what it is worth</caption>
        <thead>
          <tr>
            <td />
            {["An hour worked", "A week", span].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, worth, gap]) => (
            <tr key={title}>
              <th scope="row">
                {title}
                {gap && <span className="block font-normal"> {gap}</span>}
              </th>
              <td>{worth.hour}</td>
              <td>{worth.week}</td>
              <td>{worth.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-ink-3 text-sm">
        {hours} hours worked {isContract ? `in ${span}` : "a year"}.
        {expected && ` Before taxes, ${expected} of it is expected and not guaranteed.`}
      </p>
    </div>
  );
}

function Standing({ view: { standing, standingText, surveyNote } }: { view: OfferView }) {
  return (
    <section className="grid gap-2">
      <h3>Where it stands</h3>
      {standing ? (
        <>
          <p>{standingText}</p>
          <PayDrawing standing={standing} own="This offer" />
          <SurveySource note={surveyNote} source={standing.source} />
        </>
      ) : (
        <p>Choose your work to compare the offer with its market.</p>
      )}
    </section>
  );
}

function FederalRate({ federal: { text, rows, source } }: { federal: FederalView }) {
  return (
    <section className="grid gap-2">
      <h3>Stipends beside the federal rate</h3>
      <p>{text}</p>
      <table className="offer-ledger">
        <thead>
          <tr>
            <th scope="col">A week</th>
            <th scope="col">Offer</th>
            <th scope="col">Federal</th>
            <th scope="col">Taxed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, offered, federal, taxed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{offered}</td>
              <td>{federal}</td>
              <td>{taxed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-3 text-sm">
        Source:{" "}
        <a href="https://www.gsa.gov/travel/plan-book/per-diem-rates" className="link">
          {source}
        </a>{" "}
        Stipends are free of tax only while you are away from a tax home, on work expected to last a year or
        less (
        <a href="https://www.irs.gov/publications/p463" className="link">
          IRS Publication 463
        </a>
        ). Read{" "}
        <Link to={paths.careerGuide("travel-and-locum", "tax-home-basics")} className="link">
          what makes a tax home
        </Link>
        .
      </p>
    </section>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="grid gap-1 text-ink-2 text-md">
      <h3 className="text-base">{title}</h3>
      <ul className="offer-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
