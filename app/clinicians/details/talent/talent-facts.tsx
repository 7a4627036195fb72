import type { TalentPerson } from "./talent-person.server.ts";

export const toTalentTitle = ({ profession, specialties }: TalentPerson): string =>
  [profession, ...specialties].join(", ");

/** What an employer reads below the title. What she did not say is left out. */
export function TalentFacts({ person }: { person: TalentPerson }) {
  const { licenses, years, area, start, work } = person;
  const facts = [
    ["Licenses", licenses.join("; ") || "None listed"],
    ["Experience", years],
    ["Area", area],
    ["Can start", start],
    ["Wants", work.join(", ") || null],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-md sm:grid-cols-2">
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt className="text-ink-3 text-sm">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
