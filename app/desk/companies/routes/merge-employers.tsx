import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { findCompanies } from "#app/companies/workspace/claim/company-search.server.ts";
import { findDeskCompany, readCompanyRecord } from "#app/desk/companies/company-record.server.ts";
import { type DeskCompany, selectDeskCompanies } from "#app/desk/companies/desk-companies.server.ts";
import { mergeCompanies, planMerge } from "#app/desk/companies/merge-companies.server.ts";
import { type MergedView, MergeTable } from "#app/desk/companies/merge-table.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Merge companies", isIndexed: false });

async function getDeskCompany({ db }: SiteContext, slug = "") {
  const company = await findDeskCompany(db, slug);
  if (!company) throw notFound();
  return company;
}

const mostFound = 12;

/** Companies whose name begins with the words, and those of a similar name. */
async function findOthers({ db }: SiteContext, goneSlug: string, words: string) {
  const name = words.slice(0, 100);
  const [begun, alike] = await Promise.all([
    selectDeskCompanies(db, { name, before: null, after: null }).all<DeskCompany>(),
    findCompanies(db, { memberships: [] }, name),
  ]);
  const bySlug = new Map([...alike, ...begun.results].map((each) => [each.slug, each]));
  bySlug.delete(goneSlug);
  return [...bySlug.values()].slice(0, mostFound).map(({ slug, name, domain, open }) => ({
    name,
    about: [domain ?? slug, open === 1 ? "1 open posting" : `${open} open postings`].join(" · "),
    to: deskPaths.adminMergeEmployer(goneSlug, `into=${slug}`),
  }));
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { db } = context;
  const gone = await getDeskCompany(context, params.slug);
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get("find") ?? "").trim().slice(0, 100);
  const into = (searchParams.get("into") ?? "").slice(0, 100);
  const kept = into ? await findDeskCompany(db, into) : null;
  const found = await findOthers(context, gone.slug, words || gone.name);
  const isMergeable = kept !== null && kept.id !== gone.id;
  const toSide = async (company: typeof gone): Promise<MergedView> => {
    const { company: shown, people, feeds, counts } = await readCompanyRecord(db, company);
    return {
      ...shown,
      domain: company.domain,
      people,
      feeds,
      postings: counts.filter(({ postings }) => postings > 0),
    };
  };
  return {
    gone: { slug: gone.slug, name: gone.name },
    words,
    found,
    isLate: searchParams.get("done") === "unchanged",
    sides: isMergeable ? { gone: await toSide(gone), kept: await toSide(kept) } : null,
    plan: isMergeable ? await planMerge(db, gone, kept) : null,
    isHeld: isMergeable && (gone.isHeld === 1 || kept.isHeld === 1),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const gone = await getDeskCompany(context, params.slug);
  const form = await requireForm(request, ["kept"]);
  const kept = await getDeskCompany(context, String(form.get("kept") ?? ""));
  const isMerged = await mergeCompanies(context, { gone, kept, actorId: viewer.id });
  throw goTo(
    isMerged
      ? deskPaths.adminEmployer(kept.slug, "done=merged")
      : deskPaths.adminMergeEmployer(gone.slug, `into=${kept.slug}&done=unchanged`),
  );
}

const toKeptText = (
  name: string,
  { isProven, bringsTexts, arriveAsRecruiters }: Awaited<ReturnType<typeof planMerge>>,
): string =>
  [
    `${name} keeps its name and approval.`,
    isProven
      ? "It takes over the proven domain, which fits its website."
      : "It takes over no domain and no verification.",
    bringsTexts
      ? "About, website and place come over where it has none."
      : "About, website and place do not come over, because the other was never approved.",
    arriveAsRecruiters
      ? "Owners of the other arrive as recruiters."
      : "Owners of the other become its owners.",
  ].join(" ");

export default function MergeEmployersPage() {
  const { gone, words, found, isLate, sides, plan, isHeld } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`Merge ${gone.name}`} back={{ to: deskPaths.adminEmployer(gone.slug), name: gone.name }}>
      {isLate && (
        <Notice live tone="warn" title="Nothing was merged.">
          One of the two is suspended, or was merged before.
        </Notice>
      )}
      <Form role="search" aria-label="The company that stays" className="flex max-w-xl flex-wrap gap-2">
        <label htmlFor="into" className="w-full font-semibold">
          Company that stays
        </label>
        <p id="into-hint" className="w-full text-ink-2">
          Search by how its name begins, then choose it. You see what moves to it before anything does.
        </p>
        <input
          type="search"
          id="into"
          name="find"
          aria-describedby="into-hint"
          defaultValue={words}
          maxLength={100}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3"
        />
        <button type="submit" className={buttonClass("outline")}>
          Search
        </button>
      </Form>
      {!sides && (
        <section aria-labelledby="found" className="grid gap-3">
          <h2 id="found">{words ? `Companies for “${words}”` : "Companies with a similar name"}</h2>
          {found.length === 0 && <p className="text-ink-2">No other company has such a name.</p>}
          <ul className="grid max-w-xl gap-2">
            {found.map(({ name, about, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="grid rounded-control border border-line bg-surface px-4 py-2 hover:border-line-strong"
                >
                  <span className="font-semibold">{name}</span>
                  <span className="text-ink-2 text-md">{about}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sides && plan && (
        <section aria-labelledby="compare" className="grid gap-item">
          <h2 id="compare">What becomes of the two</h2>
          <MergeTable {...sides} />
          {isHeld ? (
            <Notice tone="warn" title="One of the two is suspended.">
              Lift the suspension first: a merge must not end it unseen.
            </Notice>
          ) : (
            <Form method="post" className="grid max-w-2xl gap-3">
              <input type="hidden" name="kept" value={sides.kept.slug} />
              <p>
                All postings, applications, people, requests and notes of {sides.gone.name} go to{" "}
                {sides.kept.name}, and its feeds are turned off. Where both have the same opening, the one of{" "}
                {sides.kept.name} stays open and the other closes. The address of {sides.gone.name} leads to{" "}
                {sides.kept.name} for good. This cannot be undone.
              </p>
              <p>{toKeptText(sides.kept.name, plan)}</p>
              {plan.needsOwner && (
                <Notice
                  tone="warn"
                  title={`Nobody owns ${sides.kept.name} after this: an owner must be chosen.`}
                >
                  Ask the company by a way that you knew before. The first claim of it that you approve makes
                  an owner. Someone of the team leaves it before.
                </Notice>
              )}
              <div>
                <Button>
                  Merge {sides.gone.name} into {sides.kept.name}
                </Button>
              </div>
            </Form>
          )}
        </section>
      )}
    </DeskPage>
  );
}
