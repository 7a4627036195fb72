import { type ApplicationCopy, preferredPlaceLabel } from "#app/applications/receipt/application-copy.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { findKnockOuts, type QuestionAnswer, toAnswers } from "#app/jobs/questions/answers.ts";
import type { Question } from "#app/jobs/questions/question.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { authorizations, consent } from "./application.ts";
import { type ApplicationInput, toLicenses } from "./application-schema.ts";

interface Sent {
  input: ApplicationInput;
  job: JobRecord;
  profile: ApplicationCopy["profile"];
  answers: ApplicationCopy["answers"];
  files: ApplicationCopy["files"];
  isForDesk: boolean;
  now: number;
}

export function toApplicationCopy({ input, job, now, ...sent }: Sent): ApplicationCopy {
  const { firstName, lastName, email, phone, message } = input;
  const view = toJobView(job, now);
  return {
    posting: {
      slug: job.slug,
      title: job.title,
      employer: job.employer,
      place: view.place,
      pay: hasAmount(job) ? toPostedPay(job) : "Pay not stated",
      license: view.license?.takes ?? null,
      freshness: view.freshness,
      facts: view.facts.map(({ label, value }) => ({ label, value })),
      descriptionHtml: view.descriptionHtml,
      needs: view.needs,
    },
    person: { firstName, lastName, email, phone },
    licenses: toLicenses(input),
    details: listDetails(input),
    note: message,
    consent,
    ...sent,
  };
}

const listDetails = ({
  authorization,
  startOn,
  schedule,
  considerAgain,
  preferredPlace,
}: ApplicationInput): ApplicationCopy["details"] =>
  [
    { label: preferredPlaceLabel, value: preferredPlace },
    { label: "Work authorization", value: authorization && authorizations[authorization] },
    { label: "Earliest start", value: startOn && formatIsoDay(startOn) },
    { label: "Schedule requests", value: schedule },
    { label: "Other jobs of this employer", value: considerAgain && "Consider me again" },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

export function toAnswerLines(
  questions: readonly Question[],
  values: Readonly<Record<string, unknown>>,
): ApplicationCopy["answers"] {
  const answers = toAnswers(questions, values);
  const asked = findKnockOuts(questions, answers);
  const judged = new Set(questions.flatMap(({ id, knockOut }) => (knockOut ? [id] : [])));
  const dates = new Set(questions.flatMap(({ id, kind }) => (kind === "date" ? [id] : [])));
  return answers.map(({ id, label, value }) => ({
    label,
    value: dates.has(id) && value ? formatIsoDay(String(value)) : toAnswerText(value),
    ...(judged.has(id) && { isJudged: true, asked: asked.get(id) }),
  }));
}

function toAnswerText(value: QuestionAnswer["value"]): string {
  if (value === true) return "Yes";
  if (value === false) return "No";
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

export function toProfileLines(profile: Profile): { label: string; value: string }[] {
  const names = (values: readonly (string | undefined)[]) => values.filter(Boolean).join(", ");
  const { profession, licenses, specialties, certificates, years, place, types, shifts } = profile;
  return [
    { label: "Profession", value: findProfession(profession)?.name ?? "" },
    { label: "Specialties", value: names(specialties.map((slug) => findSpecialty(slug)?.name)) },
    {
      label: "Licenses",
      value: names(
        licenses.map(({ state, multistate, expires }) =>
          [
            findState(state)?.name,
            multistate && "multistate or compact",
            expires && `expires ${formatIsoDay(expires)}`,
          ]
            .filter(Boolean)
            .join(" "),
        ),
      ),
    },
    {
      label: "Certificates",
      value: names(
        certificates.map(({ code, expires }) => (expires ? `${code} until ${formatIsoDay(expires)}` : code)),
      ),
    },
    { label: "Years of experience", value: years === null ? "" : String(years) },
    { label: "Place", value: place ?? "" },
    { label: "Job types", value: names(types.map((type) => typeNames[type])) },
    { label: "Shifts", value: names(shifts.map((shift) => shiftNames[shift])) },
  ].filter(({ value }) => value !== "");
}
