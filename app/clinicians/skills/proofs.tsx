import type { SkillCertificate } from "#app/facts/catalog/skill-records.ts";
import { continueSentence } from "#app/kit/text/sentence.ts";
import { type FieldProof, listProofs, type Rated } from "./rated.ts";

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
