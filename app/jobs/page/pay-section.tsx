import { Link } from "@remix-run/react";
import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { SectionHeading } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import { PayDrawing } from "./pay-drawing.tsx";
import type { PayStanding } from "./pay-standing.ts";
import { toMarketText, toStandingText, toSurveyNote } from "./pay-standing.ts";
import { SurveySource } from "./survey-source.tsx";

export function PaySection({
  job: { pay, similarPay, payHistory, offer },
  standing,
}: {
  job: JobView;
  standing: PayStanding | null;
}) {
  const place = standing && toStandingText(standing);
  return (
    <section aria-labelledby="pay" className="grid max-w-[44rem] gap-item">
      <SectionHeading id="pay">How this pays</SectionHeading>
      {pay.unit ? (
        <div>
          <p className="font-bold text-lg tabular-nums">
            {pay.amount} <span className="font-normal text-base text-ink-2">{pay.unit}</span>
          </p>
          {pay.note && <p className="text-ink-2 text-md tabular-nums">{pay.note}.</p>}
        </div>
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
