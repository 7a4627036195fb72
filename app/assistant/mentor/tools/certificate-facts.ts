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
  const wanted = columns.filter(([, words]) => words.test(text)).map(([column]) => column);
  return named.slice(0, 2).flatMap((certificate) =>
    describeCertificate(certificate, wanted).map((line) => ({
      text: line,
      source: paths.resource("certification-roadmap"),
      title: "Certification roadmap",
    })),
  );
}

/** What the table says of a certificate, and the words that ask for it. */
const columns = [
  ["fee", /\b(?:costs?|fees?|price[sd]?|how much|expensive|charge)\b/i],
  ["valid", /\b(?:how long (?:is|are|does|do)|valid|good for|last|expires?|expired?|often)\b/i],
  ["renewal", /\b(?:renew\w*|recert\w*|keep|maintain\w*|often)\b/i],
  ["eligibility", /\b(?:hours|eligib\w*|requirements?|requires?|qualif\w*|sit|before|take)\b/i],
] as const;
type Column = (typeof columns)[number][0];

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
  wanted: readonly Column[],
): string[] {
  const years = valid_years === null ? null : `${valid_years} ${valid_years === 1 ? "year" : "years"}`;
  const fee = toFee(exam_fee_usd);
  const lines: readonly (readonly [Column | "name", string | null | false])[] = [
    ["name", `${code}, ${name}, comes from the ${certifying_body}.`],
    ["eligibility", eligibility && `To be eligible for the ${code}: ${eligibility}.`],
    ["valid", years && `The ${code} is valid for ${years}.`],
    ["renewal", renewal && `To renew the ${code}: ${renewal}.`],
    [
      "fee",
      fee
        ? `Exam fee of the ${code}: ${fee} (${exam_fee_as_of ?? "undated page; check with the certifying body"}).`
        : wanted.includes("fee") &&
          `We have no fee of the ${code} that we could confirm. Ask the ${certifying_body}.`,
    ],
  ];
  const isWanted = (column: Column | "name") => Number(column !== "name" && wanted.includes(column));
  return lines.toSorted(([a], [b]) => isWanted(b) - isWanted(a)).flatMap(([, line]) => line || []);
}

function toFee(fee: Certificate["exam_fee_usd"]): string | null {
  if (fee === null) return null;
  if (typeof fee === "number") return formatDollars(fee);
  return `${formatDollars(fee.member)} for members, ${formatDollars(fee.other)} for others`;
}
