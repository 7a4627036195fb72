import type { SourcedFact } from "#app/assistant/mentor/answers/mentor-answer.ts";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import type { AskedSpan } from "#app/assistant/understanding/features.ts";
import { findNames } from "#app/assistant/understanding/understand.ts";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import data from "../../../../data/certifications.json" with { type: "json" };
import { describeTraining } from "./career-facts.server.ts";

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

const roadmap = { source: paths.resource("certification-roadmap"), title: "Certification roadmap" };
const mostNamed = 2;

/** Who gives a certificate, what it asks and how long it lasts, for each that is named. */
export async function describeCertificates(context: SiteContext, asked: Asked): Promise<SourcedFact[]> {
  const { text } = asked.sentence;
  const isOfPay = aboutPay.test(text);
  const named = data.certifications.filter(
    (certificate) =>
      !(isOfPay && certificate.code === "BLS") &&
      (toPattern(certificate).test(text) || shortNames[certificate.code]?.test(text)),
  );
  const wanted = columns.filter(([, words]) => words.test(text)).map(([column]) => column);
  const told = named.slice(0, mostNamed).flatMap((certificate) => describeCertificate(certificate, wanted));
  const model = await readCatalog(context.env.CATALOG, "understanding", "mentor").catch(() => null);
  const others = model ? listOthers(findNames(model, text), text, named) : [];
  // What a profession's or a field's training asks for is often its certificate.
  const training = named.length === 0 && others.length > 0 ? await describeTraining(context, asked) : [];
  const isTold = told.length > 0 || training.length > 0;
  const lacking = isTold ? others.map((code) => `Our table of certificates does not have the ${code}.`) : [];
  return [...training, ...[...told, ...lacking].map((line) => ({ text: line, ...roadmap }))];
}

/** Certificates that our list of names has and the table has not. */
function listOthers(spans: readonly AskedSpan[], text: string, named: readonly Certificate[]): string[] {
  const said = spans.filter(({ kind }) => kind === "certificate").map(({ from, to }) => text.slice(from, to));
  const known = named.map(({ code }) => code.toLowerCase());
  const isKnown = (code: string) =>
    named.some((one) => shortNames[one.code]?.test(code)) ||
    known.some((one) => one.startsWith(code.toLowerCase()));
  return [...new Set(said.filter((code) => !isKnown(code)).map((code) => code.toUpperCase()))].slice(
    0,
    mostNamed,
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
    [
      "renewal",
      renewal
        ? `To renew the ${code}: ${renewal}.`
        : wanted.includes("renewal") &&
          `Our table does not say how the ${code} is renewed. Ask the ${certifying_body}.`,
    ],
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
