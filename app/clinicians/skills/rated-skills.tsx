import type { SkillCertificate } from "#app/facts/catalog/skill-records.ts";
import { continueSentence } from "#app/kit/text/sentence.ts";
import { type FieldProof, listGaps, listProofs, type Rated, type RatedGroup } from "./rated.ts";
import { toLastName, toRatingName } from "./skill-words.ts";

export function RatedSkills({ of }: { of: Rated }) {
  return (
    <section aria-labelledby="skills" className="grid gap-stack">
      <h2 id="skills">All ratings</h2>
      <p className="text-ink-2">0 never done, 1 with help, 2 alone, 3 can teach.</p>
      <div className="skills-tables">
        {of.groups.map((group) => (
          <GroupTable key={group.id} group={group} />
        ))}
      </div>
    </section>
  );
}

function GroupTable({ group: { title, items } }: { group: RatedGroup }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Rating</th>
          <th scope="col">Last done</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, text, rating, last }) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            <td>{toRatingName(rating)}</td>
            <td>{toLastName(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Gaps({ of }: { of: Rated }) {
  const { help, never, rusty } = listGaps(of);
  const kinds = [
    { title: "Last done over two years ago", text: "Ask for a refresher before you start.", gaps: rusty },
    { title: "With help", text: "Name these to the manager before the first shift.", gaps: help },
    { title: "Never done", text: "An assignment should not need these without training.", gaps: never },
  ].filter(({ gaps }) => gaps.length > 0);
  return (
    <section aria-labelledby="gaps" className="grid gap-stack">
      <h2 id="gaps">Gaps</h2>
      {kinds.length === 0 && <p>You rated no skill below 2, and none was last done over two years ago.</p>}
      <div className="skills-gaps">
        {kinds.map(({ title, text, gaps }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="text-ink-2">{text}</p>
            <dl>
              {gaps.map(({ group, items }) => (
                <div key={group}>
                  <dt>{group}</dt>
                  {items.map((item) => (
                    <dd key={item}>{item}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

interface CertificatesProps {
  of: Rated;
  certificates: readonly SkillCertificate[];
}

export function Certificates({ of, certificates }: CertificatesProps) {
  const proofs = listProofs(of, certificates);
  if (proofs.length === 0) return null;
  const isAnyStrong = proofs.some(({ isStrong }) => isStrong);
  return (
    <section aria-labelledby="certificates" className="grid gap-stack">
      <h2 id="certificates">Certificates that prove it</h2>
      <p className="text-ink-2">
        {isAnyStrong
          ? "“Your strength” means that you do at least 70% of the skills in the certificate's field alone."
          : "You do less than 70% of the skills in each certificate's field alone so far."}
      </p>
      <ul className="skills-proofs">
        {proofs.map((proof) => (
          <li key={proof.certificate.code}>
            <Certificate {...proof} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Certificate({ certificate, field, alone, items, isStrong }: FieldProof) {
  const { code, name, body, eligibility, validYears, source } = certificate;
  return (
    <>
      <h3>
        {code} {isStrong && <span className="chip chip-good">Your strength</span>}
      </h3>
      <p>
        {name}, {body}
      </p>
      <p className="text-ink-2">
        You do {alone} of {items} skills alone in {field.map(continueSentence).join("; ")}.
      </p>
      {eligibility && <p className="text-ink-2">Who may sit: {eligibility}.</p>}
      <p className="text-ink-3 text-sm">
        {validYears ? `Lasts ${validYears} ${validYears === 1 ? "year" : "years"}. ` : ""}
        Source: {source}, collected in November 2026. Check the rule with the body before you apply.
      </p>
    </>
  );
}
