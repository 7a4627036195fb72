import { Section } from "./section.tsx";

const terms: readonly (readonly [term: string, meaning: string])[] = [
  [
    "Locum tenens",
    "Latin for “holding a place”: a clinician who covers a position for days to months, most often as a contractor.",
  ],
  [
    "Per diem, PRN",
    "Shifts taken as they are needed, paid by the hour or the shift, as a rule without benefits. PRN is pro re nata, “as the need arises”.",
  ],
  [
    "Nurse Licensure Compact (NLC)",
    "An agreement of states: a multistate license from the nurse's home state is valid in every other member state.",
  ],
  [
    "Interstate Medical Licensure Compact (IMLC)",
    "A faster way for physicians to a full license in each member state they choose. It does not replace those licenses.",
  ],
  [
    "Credentialing",
    "The check of license, training, board certification, work history and claims before a clinician may start. Two to four months are common.",
  ],
  ["Privileging", "The hospital's decision on which procedures a credentialed clinician may do there."],
  [
    "Board certified, board eligible",
    "Certified: passed the specialty board's examination. Eligible: completed the training and may still sit for it.",
  ],
  [
    "wRVU",
    "Work relative value unit, Medicare's measure of a clinician's work for a service. Many contracts pay a base and an amount per wRVU.",
  ],
  [
    "Tail coverage",
    "Insures claims that are made after a claims-made malpractice policy has ended. Ask who pays for it before you sign.",
  ],
  [
    "Sign-on bonus",
    "Paid for joining. Most contracts take a share of it back from whoever leaves within one to three years.",
  ],
  ["FTE", "Full-time equivalent. In many hospitals, three 12-hour nursing shifts a week are 0.9 FTE."],
  [
    "HPSA",
    "Health Professional Shortage Area, a federal designation. Work there can count for National Health Service Corps loan repayment.",
  ],
];

export function Glossary() {
  return (
    <Section
      id="glossary"
      title="Key healthcare terms"
      lead="What postings and contracts mean by them."
      ground="sunken"
    >
      <dl className="gap-x-12 md:columns-2 lg:columns-3">
        {terms.map(([term, meaning]) => (
          <div key={term} className="break-inside-avoid pb-6">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-ink-2 text-md">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
