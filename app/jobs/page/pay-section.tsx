import { Link } from "@remix-run/react";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { PayDrawing } from "./pay-drawing.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { toMarketText, toStandingText, toSurveyNote } from "./pay-standing.ts";
import { SurveySource } from "./survey-source.tsx";

export function PaySection({
  job: { pay, payParts, similarPay, payHistory, offer },
  standing,
}: {
  job: JobView;
  standing: PayStanding | null;
}) {
  const place = standing && toStandingText(standing);
  return (
    <section aria-labelledby="pay" className="grid gap-item rounded-panel border border-line bg-surface p-5">
      <SectionHeading id="pay">How this pays</SectionHeading>
      {pay.unit ? (
        pay.note && <p className="text-ink-2 text-md tabular-nums">{pay.note}.</p>
      ) : (
        <p>
          The employer does not state the pay. Ask before you apply.
          {similarPay && (
            <>
              {" "}
              <strong>{similarPay.text}</strong> That is the middle half of {similarPay.postings} that state
              it.
            </>
          )}
        </p>
      )}
      {payParts && <PayParts parts={payParts} />}
      {payHistory.length > 0 && (
        <ul className="text-ink-2 text-md tabular-nums">
          {payHistory.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {offer && (
        <Link
          to={paths.salaryTool(offer)}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          Calculate take-home pay
        </Link>
      )}
      {standing && (
        <>
          <p>
            {place && <strong>{place}</strong>} {toMarketText(standing)}
          </p>
          {standing.comparedIn && <p className="text-ink-2 text-md">Compared for {standing.comparedIn}.</p>}
          <PayDrawing standing={standing} />
          <SurveySource note={toSurveyNote(standing)} source={standing.source} />
          {standing.compare && (
            <p>
              <Link to={standing.compare} className="link inline-flex min-h-11 items-center">
                Compare pay with other places
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** The stripes say nothing that the table does not. */
function PayParts({ parts: { total, perHour, rows } }: { parts: NonNullable<JobView["payParts"]> }) {
  return (
    <div className="grid gap-1">
      <div aria-hidden="true" className="pay-parts">
        {rows.map(({ name, share }) => (
          <span key={name} className="pay-part" style={{ flexGrow: share }} />
        ))}
      </div>
      <table className="pay-sum">
        <caption className="sr-only">What {total} a week is made of</caption>
        <tbody>
          {rows.map(({ name, how, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{how}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">A week</th>
            <td>{perHour}</td>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-ink-3 text-sm">
        Stipends are free of tax only while you keep a tax home elsewhere and work away from it.
      </p>
    </div>
  );
}
