import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { type TalentRow, toTalentPerson } from "#app/clinicians/details/talent/talent-person.server.ts";
import { findPostingFacts } from "#app/clinicians/match/queries/one-match.server.ts";
import { fewestCounted } from "#app/companies/pitch/public-page/answer-times.server.ts";
import {
  askTalent,
  askTalentCount,
  findNear,
  mostTalentCounted,
  talentPerPage,
} from "#app/companies/talent/find-talent.server.ts";
import { findLastStates } from "#app/companies/talent/message-store.server.ts";
import { isApprovedCompany, listOpenPostings } from "#app/companies/talent/open-postings.server.ts";
import { toTalentFit } from "#app/companies/talent/talent-fit.server.ts";
import {
  findAskedSpecialty,
  parseTalentAsked,
  type TalentAsked,
} from "#app/companies/talent/talent-search.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { findProfession, professions } from "#app/facts/reference/profession/professions.ts";
import { type ListPlace, parseListPlace, setListPlace, toListPage } from "#app/kit/platform/keyset.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, whoReads);
  const { db, now } = asked.context;
  const params = new URL(asked.request.url).searchParams;
  const search = parseTalentAsked(params);
  const place = parseListPlace(params, 1);
  const today = toIsoDay(now);
  const isApproved = await isApprovedCompany(db, company.employerId);
  const postings = await listOpenPostings(db, company.employerId, now);
  const chosen =
    postings.find(({ slug }) => slug === search.job) ??
    postings.find(({ profession }) => !search.profession || profession === search.profession);
  const profession = search.profession ?? findProfession(chosen?.profession)?.slug ?? "registered-nurse";
  const specialty = findAskedSpecialty(search);
  const near = await findNear(db, search.place);
  const problem = toProblem(search, specialty !== null, near !== null);
  const filters = {
    ...{ profession, specialty: specialty?.slug ?? null, state: search.state, years: search.years },
    ...{ near: near && { ...near, miles: search.miles }, startBy: search.start },
  };
  const seeking = { employerId: company.employerId, viewerId: viewer.id };
  const isAsked = isApproved && problem === null;
  const [found, counted] = isAsked
    ? await db.$client.batch<unknown>([
        askTalent(db, seeking, filters, today, place),
        askTalentCount(db, seeking, filters, today),
      ])
    : [];
  const posting = chosen ? await findPostingFacts(db, chosen.id) : null;
  const { employerSlug } = company;
  const toQuery = (to: ListPlace) => {
    const query = new URLSearchParams(
      [...params].filter(([name, value]) => value && name !== "before" && name !== "after"),
    );
    setListPlace(query, to);
    return workPaths.hiringTalent(employerSlug, query.toString());
  };
  const rows = (found?.results ?? []) as TalentRow[];
  const states = await findLastStates(
    db,
    company.employerId,
    rows.map(({ userId }) => userId),
  );
  const page = toListPage(rows, place, talentPerPage, ({ id }) => [id], toQuery);
  return {
    ...{ company: toHiringCompany(company), isApproved, problem },
    asked: { ...search, job: chosen?.slug ?? "", profession },
    professions: professions.map(({ slug, plural }) => ({ value: slug, label: plural })),
    postings: postings.map(({ slug, title, place: at }) => ({
      value: slug,
      label: at ? `${title}, ${at}` : title,
    })),
    chosen: chosen?.title ?? null,
    count: toCountText((counted?.results[0] as { n: number } | undefined)?.n ?? 0),
    people: page.rows.map((row) => ({
      publicId: row.publicId,
      to: workPaths.hiringTalentPerson(employerSlug, row.publicId, chosen ? `job=${chosen.slug}` : ""),
      last: states.get(row.userId) ?? null,
      person: toTalentPerson(row, today),
      fit: posting && toTalentFit(posting, row),
    })),
    pages: { previous: page.previous, next: page.next },
  };
}

function toProblem(
  { specialty, place }: TalentAsked,
  hasSpecialty: boolean,
  hasPlace: boolean,
): string | null {
  if (specialty && !hasSpecialty) return `Our list has no specialty “${specialty}”. Try another name of it.`;
  return place && !hasPlace ? `We do not know the city “${place}”. Enter a city and its state.` : null;
}

/** Fewer than five get no number: counting must not find a person. */
const toCountText = (count: number): string =>
  count < fewestCounted
    ? "Fewer than five clinicians"
    : count < mostTalentCounted
      ? `${count} clinicians`
      : `${mostTalentCounted} or more clinicians`;
