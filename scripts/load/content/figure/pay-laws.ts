import * as z from "zod";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";
import type { Reference } from "../../reference/reference.ts";
import { toShare } from "../told/money.ts";
import type { MadeFigure } from "./data-figure.ts";

const payLaw = z.object({
  state_code: z.string().length(2),
  place: z.string().nullable(),
  status: z.enum(["in_force", "enacted_not_in_force"]),
  effective_date: z.iso.date().nullable(),
  employer_min_employees: z.number(),
  benefits_in_posting: z.boolean().nullable(),
  remote_jobs: z.string().nullable(),
  citation: z.string().nullable(),
  confidence: z.enum(["high", "medium", "low"]),
});
type PayLaw = z.infer<typeof payLaw>;

const file = z.object({ as_of: z.iso.date(), laws: z.array(payLaw) });

const remoteTexts: Record<string, string> = {
  fillable_in_state: "Any that a resident could do",
  partly_in_state_or_reports_to_state: "Done partly there, or reporting there",
  reports_to_state: "Reporting to an office there",
  in_state_work: "Work done there, even partly. Not confirmed for remote jobs",
  unclear: "Unclear",
};

function readPayLaws(reference: Reference) {
  const { as_of, laws } = reference.readWritten("pay_transparency_laws.json", file);
  return { asOf: as_of, laws };
}

export function makePayLaws(reference: Reference): MadeFigure {
  const populations = reference.states.map((row) => [row.code!, Number(row.pop_est_2025)] as const);
  const { asOf, laws } = readPayLaws(reference);
  return toPayLaws(laws, asOf, new Map(populations));
}

export function toPayLaws(
  all: readonly PayLaw[],
  asOf: string,
  populations: ReadonlyMap<string, number>,
): MadeFigure {
  const statewide = all.filter(({ place }) => place === null);
  const sorted = [...statewide].sort((a, b) => a.effective_date!.localeCompare(b.effective_date!));
  const inForce = sorted.filter(({ status }) => status === "in_force");
  const coming = sorted.filter(({ status }) => status !== "in_force");
  const codes = (laws: readonly PayLaw[]) => laws.map(({ state_code }) => state_code);
  const count = (is: (law: PayLaw) => boolean) => String(inForce.filter(is).length);
  const people = (of: readonly string[]) => of.reduce((sum, code) => sum + populations.get(code)!, 0);
  return {
    caption: "Statewide laws that put pay in a job posting, oldest first",
    source: `Our file of pay-posting laws, as of ${formatDay(asOf)}; three compilations that cite the statutes. n = ${inForce.length} laws in force, ${coming.length} still to start.`,
    columns: [
      { title: "State" },
      { title: "Since" },
      { title: "Employers with at least", isNumber: true },
      { title: "Benefits in the posting" },
      { title: "Remote jobs it covers" },
      { title: "Law" },
    ],
    rows: sorted.map((law) => [
      findState(law.state_code)!.name,
      formatDay(law.effective_date!),
      `${law.employer_min_employees} ${law.employer_min_employees === 1 ? "employee" : "employees"}`,
      toBenefits(law),
      remoteTexts[law.remote_jobs ?? ""] ?? "Not found",
      law.citation?.replace(/ \(section.*$/, "") ?? "Not found",
    ]),
    drawing: {
      kind: "map",
      label: "States where a job posting must show pay",
      groups: [
        { name: "In force", tone: "member", states: codes(inForce) },
        { name: "Passed, starts later", tone: "enacted", states: codes(coming) },
      ],
    },
    values: {
      inForce: String(inForce.length),
      names: listWithAnd(codes(inForce).map(toStateText)),
      latest: `${toStateText(inForce.at(-1)!.state_code)}'s, in force since ${formatDay(inForce.at(-1)!.effective_date!)}`,
      people: toShare(people(codes(inForce)), people([...populations.keys()])),
      withBenefits: count(({ benefits_in_posting }) => benefits_in_posting === true),
      withoutBenefits: count(({ benefits_in_posting }) => benefits_in_posting === false),
      everyEmployer: count(({ employer_min_employees }) => employer_min_employees === 1),
      remoteAny: count(({ remote_jobs }) => remote_jobs === "fillable_in_state"),
      since2025: count(({ effective_date }) => effective_date! >= "2025"),
      sure: count(({ confidence }) => confidence === "high"),
      most: String(Math.max(...inForce.map(({ employer_min_employees }) => employer_min_employees))),
      ...Object.fromEntries(
        sorted.flatMap((law) => [
          [`${law.state_code}.since`, formatDay(law.effective_date!)],
          [`${law.state_code}.employees`, String(law.employer_min_employees)],
          [`${law.state_code}.benefits`, law.benefits_in_posting ? "benefits" : ""],
        ]),
      ),
    },
  };
}

const toBenefits = ({ benefits_in_posting }: PayLaw): string =>
  benefits_in_posting === null ? "Sources disagree" : benefits_in_posting ? "Yes" : "No";

export function makeLocalPayLaws(reference: Reference): MadeFigure {
  const { asOf, laws } = readPayLaws(reference);
  return toLocalPayLaws(laws, asOf);
}

export function toLocalPayLaws(all: readonly PayLaw[], asOf: string): MadeFigure {
  const local = all.filter(({ place }) => place !== null);
  return {
    caption: "City and county laws",
    source: `The same file, as of ${formatDay(asOf)}. n = ${local.length} cities and counties.`,
    columns: [
      { title: "Place" },
      { title: "Since" },
      { title: "Employers with at least", isNumber: true },
      { title: "How sure we are" },
    ],
    rows: local.map((law) => [
      `${law.place}, ${law.state_code}`,
      `${law.status === "in_force" ? "" : "From "}${law.effective_date ? formatDay(law.effective_date) : "2022, day not confirmed"}`,
      `${law.employer_min_employees} ${law.employer_min_employees === 1 ? "employee" : "employees"}`,
      { high: "Two sources agree", medium: "One source", low: "One source, incomplete" }[law.confidence],
    ]),
    values: { count: String(local.length) },
  };
}
