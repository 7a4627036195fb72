import { answerFor, withNote } from "#app/facts/licensing/license-verdict.ts";
import { findUncountedTick, parseMyLicense } from "#app/facts/licensing/my-license.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";

export type LicenseQuestionView = NonNullable<ReturnType<typeof toLicenseQuestion>>;

interface Subject {
  profession?: string;
  state?: string;
}

export function toLicenseQuestion(path: string, params: URLSearchParams, subject: Subject) {
  const profession = findProfession(subject.profession ?? params.get("profession"));
  if (subject.profession && profession?.license !== "state") return null;
  const state = findState(subject.state ?? params.get("state") ?? "")?.code ?? null;
  const mine = parseMyLicense(params);
  const answer =
    profession && state && mine ? answerFor(mine, profession.slug, { kind: "state", state }) : null;
  return {
    title: subject.state ? `Can I work in ${toStateText(subject.state)}?` : "Can I work there?",
    path,
    subject: subject.profession ?? null,
    professions: subject.profession ? null : { chosen: profession?.slug ?? "", options: licensed },
    target: subject.state ? null : (state ?? ""),
    license: mine?.states[0] ?? "",
    multistate: {
      isAsked: !subject.profession || profession?.compact === "NLC",
      isTicked: mine?.multistate ?? false,
    },
    verdict: answer && withNote(answer.verdict, findUncountedTick(params, profession?.slug ?? null)),
    compact: answer?.found.compact ?? null,
  };
}

const licensed = professions
  .filter(({ license }) => license === "state")
  .map(({ slug, name }) => [slug, name] as const)
  .sort(([, a], [, b]) => a.localeCompare(b));
