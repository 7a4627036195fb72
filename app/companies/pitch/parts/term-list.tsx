import { ContactLink } from "#app/accounts/contact/contact-link.tsx";
import { claims } from "#app/claims.ts";
import { areSampleTerms, hiringTerms } from "#app/hiring-terms.ts";
import { Chips } from "#app/kit/ui/chip.tsx";

interface Term {
  label: string;
  text: string | null;
}

const terms: readonly Term[] = [
  { label: "Clinicians pay", text: "Nothing" },
  { label: "First answer", text: `${claims.answerTime[0]?.toUpperCase()}${claims.answerTime.slice(1)}` },
  { label: "Placement fee", text: hiringTerms.placementFee },
  { label: "Fee due", text: hiringTerms.feeDue },
  { label: "Retained search", text: hiringTerms.retainer },
  { label: "Locum coverage", text: hiringTerms.locumRate },
  { label: "If a hire leaves early", text: hiringTerms.guarantee },
  { label: "Exclusivity", text: hiringTerms.exclusivity },
];

const isOpen = areSampleTerms || terms.some(({ text }) => text === null);

export function TermList() {
  return (
    <div className="grid gap-item">
      {areSampleTerms && (
        <div className="flex flex-wrap items-center gap-3 text-ink-2">
          <Chips chips={[{ label: "Sample terms, not an offer", tone: "amber" }]} />
          <p>We agree on your terms in writing before a search begins.</p>
        </div>
      )}
      <dl className="grid gap-x-12 md:grid-cols-2">
        {terms.map(({ label, text }) => (
          <div
            key={label}
            className="flex min-h-12 items-center justify-between gap-6 border-line border-t py-2"
          >
            <dt className="shrink-0 text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{text ?? "Ask us"}</dd>
          </div>
        ))}
      </dl>
      {isOpen && (
        <p>
          <ContactLink className="link inline-flex min-h-11 items-center">Ask us for your terms</ContactLink>
        </p>
      )}
    </div>
  );
}
