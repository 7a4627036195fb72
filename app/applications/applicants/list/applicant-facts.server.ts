import { type ApplicationCopy, preferredPlaceLabel } from "#app/applications/receipt/application-copy.ts";
import { parseState } from "#app/facts/reference/place/states.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import type { ListedApplicant } from "./list-applicants.server.ts";
import { type HeldCertificate, toLicense } from "./row-facts.ts";

const mostRead = 200;

type Sent = Pick<ApplicationCopy, "licenses" | "answers" | "details" | "profile">;

interface Unread extends Omit<ListedApplicant, "said"> {
  sent: string;
}

/** Of the newest whose filters do not know them yet, or whose posting asks for another license since. Returns how many. */
export async function readApplicantFacts({ $client }: Pick<Db, "$client">): Promise<number> {
  const { results } = await $client
    .prepare(
      `SELECT f.application_id AS id, json_object('licenses', json(c.copy -> 'licenses'), 'answers', json(c.copy -> 'answers'),
          'details', json(c.copy -> 'details'), 'profile', json(c.copy -> 'profile')) AS sent,
          j.profession, j.license_states AS licenseStates, j.state_code AS stateCode, j.more_places AS morePlaces, j.workplace,
          j.compact_accepted AS compactAccepted, a.employer_name AS employer
        FROM applicant_facts f INDEXED BY applicant_facts_unread CROSS JOIN applications a ON a.id = f.application_id
        CROSS JOIN application_copies c ON c.application_id = a.id LEFT JOIN jobs j ON j.id = a.job_id
        WHERE f.license IS NULL ORDER BY f.application_id DESC LIMIT ${mostRead}`,
    )
    .all<Unread>();
  if (results.length === 0) return 0;
  const facts = results.map((unread) => ({ id: unread.id, ...toFacts(unread) }));
  await $client
    .prepare(
      `UPDATE applicant_facts SET license = v.value ->> 'license', states = v.value ->> 'states',
        is_multistate = v.value ->> 'isMultistate', start_on = v.value ->> 'startOn', answers_fit = v.value ->> 'answersFit',
        years = ifnull(v.value ->> 'years', years),
        certificates = iif(v.value -> 'certificates' = '[]', certificates, v.value -> 'certificates')
        FROM json_each(?1) v WHERE application_id = v.value ->> 'id'`,
    )
    .bind(JSON.stringify(facts))
    .run();
  return results.length;
}

function toFacts({ sent, ...posting }: Unread) {
  const { licenses, answers, details, profile } = JSON.parse(sent) as Partial<Sent>;
  const codes = (licenses ?? []).flatMap(({ state }) => parseState(state)?.code ?? []);
  const find = (name: string) => details?.find(({ label }) => label === name)?.value;
  const start = find("Earliest start");
  const ofProfile = (name: string) => profile?.find(({ label }) => label === name)?.value ?? "";
  const years = Number.parseInt(ofProfile("Years of experience"), 10);
  return {
    license: toLicense(posting, licenses ?? [], find(preferredPlaceLabel) ?? null).verdict,
    states: codes.length > 0 ? ` ${codes.join(" ")} ` : "",
    isMultistate: Number(licenses?.some(({ isCompact }) => isCompact) ?? false),
    startOn: start ? readDay(start) : null,
    answersFit: answers?.length ? Number(answers.every(({ asked }) => !asked)) : null,
    years: Number.isNaN(years) ? null : years,
    certificates: readCertificates(ofProfile("Certificates")),
  };
}

/** "January 4, 2027", as copies have it: "2027-01-04". */
function readDay(text: string): string | null {
  const ms = Date.parse(`${text} UTC`);
  return Number.isNaN(ms) ? null : toIsoDay(ms);
}

/** "BLS until March 1, 2027, CCRN", as copies have it. */
const readCertificates = (text: string): HeldCertificate[] =>
  [...text.matchAll(/(?:^|, )([A-Z][^,]*?)(?: until (\w+ \d{1,2}, \d{4}))?(?=, [A-Z]|$)/g)].map(
    ([, code, day]) => [code!, day ? readDay(day) : null],
  );
