import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import data from "../../../../data/certifications.json" with { type: "json" };

type Certificate = (typeof data.certifications)[number];

/** Abbreviations that are words too, such as "PALS", count in capitals only. */
const alsoWords = new Set(["PALS", "OCN", "CEN", "CPN"]);

const toPattern = ({ code }: Certificate) =>
  new RegExp(String.raw`(?<![\w-])${code.replace("-", "[\\s-]?")}(?![\w-])`, alsoWords.has(code) ? "" : "i");

const shortNames: Readonly<Record<string, RegExp>> = {
  "ABIM-MOC": /\babim\b/i,
  "ABFM-CC": /\babfm\b/i,
  "FNP-C": /\bfnps?\b(?!-).*\b(?:re)?(?:certif|renew|exam|cert\b)/i,
  "PMHNP-BC": /\bpmhnps?\b(?!-).*\b(?:re)?(?:certif|renew|exam|cert\b)/i,
  "PA-C": /\bpanre\b/i,
  "RNC-OB": /\brnc\b/i,
};

/** There, BLS is the Bureau of Labor Statistics. */
const aboutPay = /\b(?:pay|salar(?:y|ies)|wages?|figures?|survey|statistics|median|bureau)\b/i;

/** Who gives a certificate, what it asks and how long it lasts, for each that is named. */
export function describeCertificates(text: string): SourcedFact[] {
  const isOfPay = aboutPay.test(text);
  const named = data.certifications.filter(
    (certificate) =>
      !(isOfPay && certificate.code === "BLS") &&
      (toPattern(certificate).test(text) || shortNames[certificate.code]?.test(text)),
  );
  const isOfFee = asksFee.test(text);
  return named.slice(0, 2).flatMap((certificate) =>
    describeCertificate(certificate, isOfFee).map((line) => ({
      text: line,
      source: paths.resource("certification-roadmap"),
      title: "Certification roadmap",
    })),
  );
}

const asksFee = /\bcosts?\b|\bfees?\b|\bprices?\b|\bhow much\b|\bexpensive\b/i;

function describeCertificate(
  {
    code,
    name,
    certifying_body,
    eligibility,
    valid_years,
    renewal,
    exam_fee_usd,
    exam_fee_as_of,
  }: Certificate,
  isOfFee: boolean,
): string[] {
  const years = valid_years === null ? null : `${valid_years} ${valid_years === 1 ? "year" : "years"}`;
  const fee = toFee(exam_fee_usd);
  return [
    `${code}, ${name}, comes from the ${certifying_body}.`,
    eligibility && `To be eligible: ${eligibility}.`,
    years && `It is valid for ${years}.`,
    renewal && `To renew: ${renewal}.`,
    fee && `Exam fee: ${fee} (${exam_fee_as_of ?? "undated page; check with the certifying body"}).`,
    !fee && isOfFee && `We have no fee for it that we could confirm. Ask the ${certifying_body}.`,
  ].filter((line) => typeof line === "string");
}

function toFee(fee: Certificate["exam_fee_usd"]): string | null {
  if (fee === null) return null;
  if (typeof fee === "number") return formatDollars(fee);
  return `${formatDollars(fee.member)} for members, ${formatDollars(fee.other)} for others`;
}
