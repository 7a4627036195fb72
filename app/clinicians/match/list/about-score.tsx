import { type LineName, linePoints } from "#app/clinicians/match/score/match-line.ts";
import { lineNames } from "./line-names.ts";

const rules: Record<LineName, string> = {
  license:
    "All when you can start now, 14 when you apply through a compact first, 6 when you would have to apply for it.",
  specialty:
    "All for the same specialty, 16 for one whose postings take it too, such as primary care for family medicine, and 8 for another one of its family. For physicians, nurse practitioners and physician assistants another specialty earns nothing and is listed last.",
  type: "All when it is a type that you ticked.",
  shift: "All when it is a shift that you ticked.",
  pay: "All when the posting starts at your minimum, half when only its upper end reaches it.",
  distance: "All within your distance and for remote work, none at twice the distance.",
  years:
    "All when you have what the posting requires, in its specialty if it names one. Extra years add no points.",
  certificates: "By the share of the required certificates that your profile lists as current.",
  skills: "By the share of the listed skills that your checklist shows.",
};

export function AboutScore() {
  return (
    <section aria-labelledby="about-score" className="grid max-w-3xl gap-item pt-section">
      <h2 id="about-score">How the score works, and what it is not</h2>
      <p className="text-ink-2">
        Nine lines add up to 100 points. The same facts always give the same number, and it would be the same
        if an employer ran it. What a posting or your profile does not state earns nothing, so most good fits
        are well below 100.
      </p>
      <ul className="ledger">
        {Object.entries(rules).map(([name, rule]) => (
          <li key={name}>
            <b>{lineNames[name as LineName]}</b>
            <span>up to {linePoints[name as LineName]}</span>
            <p>{rule}</p>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">
        It is not a grade of you, not a chance of being hired, and not advice about your license. We have not
        checked your licenses or certificates with a board. Employers see neither this list nor your profile.
      </p>
      <p className="text-ink-2">
        It never reads your name, age, sex, race, birthplace, photo, street address or year of graduation, or
        anything that stands in for them. It uses only the city of your place.
      </p>
    </section>
  );
}
