import { PayDrawing } from "#app/jobs/page/pay-drawing.tsx";
import { toMarketText, toSurveyNote } from "#app/jobs/page/pay-words.ts";
import { paths } from "#app/paths.ts";
import type { SeekerPay } from "./seeker-pay.server.ts";

export function PayPart({ pay: { standing, text } }: { pay: SeekerPay }) {
  return (
    <section aria-labelledby="own-pay" className="grid content-start gap-4">
      <h2 id="own-pay">Your pay</h2>
      <p>
        {text ? (
          <strong>{text}</strong>
        ) : (
          <a href={paths.profile()} className="link">
            Say what you earn to see where it stands.
          </a>
        )}{" "}
        {toMarketText(standing)}
      </p>
      <PayDrawing standing={standing} own="Your pay" />
      <p className="text-ink-3 text-sm">
        {toSurveyNote({ ...standing, isAssignment: false })} Source:{" "}
        <a href={standing.source.url} className="link">
          {standing.source.name}
        </a>
        , {standing.source.period}.
      </p>
    </section>
  );
}
