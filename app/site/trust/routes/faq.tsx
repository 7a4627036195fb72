import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { JsonLd } from "#app/kit/ui/json-ld-script.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toFaqPage } from "#app/pages/page/faq.ts";
import { FaqList } from "#app/pages/page/faq-block.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { type FaqView, getFaqView } from "#app/site/trust/faq/faq-page.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const view = await getFaqView(context, new URL(request.url).searchParams);
  return { view, query: view.query, canonical: paths.faq() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: data?.query ? "Answers to your question" : "Frequently asked questions",
    description:
      "Short answers about finding healthcare jobs, posting dates, pay, licenses, applying, your account and data, and hiring through us.",
    isIndexed: !data?.query,
  });

export default function FaqRoute() {
  return <FaqPage view={useLoaderData<typeof loader>().view} />;
}

function FaqPage({ view }: { view: FaqView }) {
  const { query, groups, found } = view;
  useAskedAnswer();
  return (
    <>
      <PageHeader
        isAiry
        title="Frequently asked questions"
        lead={
          <>
            Not answered here?{" "}
            <Link to={paths.contact()} className="link">
              Ask us
            </Link>
            .
          </>
        }
      />
      <div className="page grid gap-10 pb-16">
        <SearchForm
          label="Questions"
          action={paths.faq()}
          className="grid max-w-2xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        >
          <TextInput
            label="Search the answers"
            name="query"
            value={query}
            placeholder="Compact license, pay"
          />
          <Button type="submit">Search</Button>
        </SearchForm>
        {found ? <Found query={query} found={found} /> : <Groups groups={groups} />}
      </div>
    </>
  );
}

function Found({ query, found }: { query: string; found: NonNullable<FaqView["found"]> }) {
  const count = found.length === 1 ? "1 answer" : `${found.length} answers`;
  return (
    <section aria-labelledby="found" className="grid max-w-3xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="found" tabIndex={-1} aria-live="polite" className="wrap-anywhere text-2xl outline-none">
          {found.length > 0 ? `${count} for “${query}”` : `No answer for “${query}”`}
        </h2>
        <Link to={paths.faq()} className="link inline-flex min-h-11 items-center">
          Show all questions
        </Link>
      </div>
      {found.length > 0 ? (
        <FaqList items={found} />
      ) : (
        <p className="text-ink-2">
          Try another word, or{" "}
          <Link to={paths.contact()} className="link">
            ask us
          </Link>
          . A person answers.
        </p>
      )}
    </section>
  );
}

function Groups({ groups }: Pick<FaqView, "groups">) {
  return (
    <>
      <nav aria-label="Subjects">
        <ul className="flex flex-wrap gap-x-5">
          {groups.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}-questions`} className="link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {groups.map(({ slug, title, questions }) => (
          <section
            key={slug}
            aria-labelledby={`${slug}-questions`}
            className="grid gap-x-12 gap-y-3 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <h2 id={`${slug}-questions`} tabIndex={-1} className="scroll-mt-24 pt-3 text-2xl outline-none">
              {title}
            </h2>
            <FaqList items={questions} />
          </section>
        ))}
      </div>
      <JsonLd data={toFaqPage(groups.flatMap(({ questions }) => questions))} />
    </>
  );
}

/** Opens the answer that the address names, even if its question is folded away. */
function useAskedAnswer(): void {
  const { hash, key } = useLocation();
  // The address is followed only once its page is drawn, and the styles fold questions away where no browser looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const answer = document.getElementById(hash.slice(1));
    const entry = answer?.closest<HTMLDetailsElement>(".faq-entry");
    if (!answer || !entry) return;
    const more = entry.closest(".faq-extra")?.nextElementSibling;
    if (more instanceof HTMLDetailsElement) more.open = true;
    entry.open = true;
    entry.scrollIntoView({ block: "start" });
    entry.querySelector("summary")?.focus({ preventScroll: true });
  }, [hash, key]);
}
