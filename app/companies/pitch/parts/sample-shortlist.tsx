import { Chips } from "#app/kit/ui/chip.tsx";

/** Invented, and marked as a sample wherever it is shown. */
const role = "Two ICU nurses, nights, for a 25-bed unit in Portland, ME";

const candidates = [
  {
    name: "Candidate A",
    summary: "RN, BSN, CCRN. 6 years, 4 of them in a medical ICU.",
    facts: [
      ["License", "Multistate, so Maine needs no new one"],
      ["Can start", "In 4 weeks"],
      ["Asks for", "$46 an hour and a night differential"],
    ],
    reason: "Fits every point of the request. Wants to move closer to family in Maine.",
  },
  {
    name: "Candidate B",
    summary: "RN, BSN. 9 years, 7 of them in a surgical ICU, charge nurse on nights.",
    facts: [
      ["License", "New York only. Maine by endorsement"],
      ["Can start", "After the Maine license comes"],
      ["Asks for", "$51 an hour and help with the move"],
    ],
    reason: "The most experienced of the three. The license decides the start date.",
  },
  {
    name: "Candidate C",
    summary: "RN, ADN, BSN in progress. 3 years in a step-down unit.",
    facts: [
      ["License", "Multistate, so Maine needs no new one"],
      ["Can start", "In 2 weeks"],
      ["Asks for", "$41 an hour and ICU orientation"],
    ],
    reason: "Can start first. You would train for the ICU.",
  },
] as const;

export function SampleShortlist() {
  return (
    <div className="grid gap-3 rounded-card border border-line-strong border-dashed p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-3">
        <Chips chips={[{ label: "Sample, not real candidates", tone: "amber" }]} />
        <p className="text-ink-2 text-md">{role}</p>
      </div>
      <ul className="divide-y divide-line">
        {candidates.map(({ name, summary, facts, reason }) => (
          <li key={name} className="grid gap-2 py-4 first:pt-1 last:pb-0">
            <h3 className="font-semibold text-lg">{name}</h3>
            <p className="text-ink-2 text-md">{summary}</p>
            <dl className="grid gap-x-4 gap-y-1 text-md sm:grid-cols-3 [&_dt]:text-ink-3 [&_dt]:text-sm">
              {facts.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="font-semibold">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="text-ink-2 text-md">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
