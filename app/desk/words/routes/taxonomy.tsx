import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import type { UnlistedSpecialty } from "#app/clinicians/details/unlisted-specialties.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskSearch, Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { receiveTaxonomyForm, wordNotices } from "#app/desk/words/list/receive-word-form.server.ts";
import { readTaxonomyPage } from "#app/desk/words/list/taxonomy-page.server.ts";
import { SynonymTable, WordTable } from "#app/desk/words/list/word-table.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Taxonomy", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const read = await readTaxonomyPage(context.db, searchParams);
  return { ...read, notice: findNotice(wordNotices, searchParams.get("done")) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveTaxonomyForm(context, request, viewer.id);
}

const empty = {
  open: "Words appear here when an import has titles whose role or specialty we cannot read.",
  ignored: "Words appear here when one of us ignores them.",
  given: "Words appear here when one of us says what they mean.",
  found: "No words of titles begin like this. Words that our readers know are not listed.",
};

export default function TaxonomyPage() {
  const { shown, states, kinds, find, words, typed, synonyms, newer, older, notice } =
    useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Taxonomy"
      lead="Words in the titles of imported postings that our readers did not know. Say what they mean, and postings and feeds are read again."
      actions={
        <DeskSearch
          key={find}
          label="Words"
          field="How the words begin"
          placeholder="Words"
          action={deskPaths.adminTaxonomy()}
          words={find}
          isInAddress
        />
      }
    >
      {notice && <Notice live tone="good" title={notice} />}
      <div className="flex flex-wrap gap-3">
        <Segments label="State" segments={states} />
        {kinds.length > 0 && <Segments label="What is missing" segments={kinds} />}
      </div>
      {words.length > 0 && <WordTable words={words} />}
      {synonyms.length > 0 && <SynonymTable synonyms={synonyms} />}
      {words.length + synonyms.length === 0 && <Notice title="Nothing here">{empty[shown]}</Notice>}
      {typed.length > 0 && <TypedSpecialties typed={typed} />}
      <NewerOlder
        label="Pages of words"
        newer={newer}
        older={older}
        words={shown === "given" ? undefined : ["More frequent", "Rarer"]}
      />
    </DeskPage>
  );
}

const TypedSpecialties = ({ typed }: { typed: readonly UnlistedSpecialty[] }) => (
  <section aria-labelledby="typed-specialties" className="grid gap-item">
    <h2 id="typed-specialties">Specialties that clinicians typed</h2>
    <p className="text-ink-2 text-md">
      Our list lacks them. They are in people's profiles as they wrote them.
    </p>
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Words</th>
          <th scope="col" className="number">
            People
          </th>
        </tr>
      </thead>
      <tbody>
        {typed.map(({ words, people }) => (
          <tr key={words}>
            <th scope="row" className="wrap-anywhere font-normal">
              {words}
            </th>
            <td data-label="People" className="number">
              {people}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
