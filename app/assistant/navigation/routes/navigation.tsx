import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { examples } from "#app/assistant/navigation/examples.ts";
import { findWay } from "#app/assistant/navigation/find-way.server.ts";
import { crisisLine } from "#app/assistant/navigation/reading/crisis-words.ts";
import { longestSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import type { Way, WayChip } from "#app/assistant/navigation/ways/way.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { requireTidyAddress } from "#app/kit/platform/tidy-address.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { TextInput } from "#app/kit/ui/control/filter-controls.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTidyAddress(request, context);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, longestSentence);
  if (typed) await requireSearchAllowance(context);
  return { typed, way: typed ? await findWay(context, typed) : null, canonical: paths.aiNavigation() };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({
    title: data?.typed ? `AI navigation: ${data.typed}` : "AI navigation",
    description:
      "Say what you need in one sentence and get the job search, the pay figures, the license rules or the page that answers.",
    isIndexed: !data?.typed,
  });

export default function NavigationRoute() {
  const { typed, way } = useLoaderData<typeof loader>();
  return <NavigationPage typed={typed} way={way} />;
}

interface Props {
  typed: string;
  way: Way | null;
}

function NavigationPage({ typed, way }: Props) {
  return (
    <>
      <PageHeader
        title="AI navigation"
        lead="Say what you need in your own words. You see what we understood before you go anywhere."
      />
      <div className="page grid gap-stack pb-section">
        <SearchForm
          label="Say what you need"
          action={paths.aiNavigation()}
          className="grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]"
        >
          <TextInput label="What do you need?" name="q" value={typed} placeholder={examples[0]} />
          <Button>
            <Icon name="search" />
            Search
          </Button>
        </SearchForm>
        {way ? <Answer way={way} /> : <Examples />}
      </div>
    </>
  );
}

const answerId = "way";

function Answer({ way: { to, title, chips, notUnderstood } }: { way: Way }) {
  return (
    <section
      aria-labelledby={answerId}
      className="grid max-w-3xl gap-item rounded-card border border-line bg-surface p-5"
    >
      <h2 id={answerId}>{title}</h2>
      <ReadChips chips={chips} />
      {notUnderstood.length > 0 && (
        <p className="wrap-anywhere text-ink-2">
          Not understood, so left out: <strong>{notUnderstood.join(", ")}</strong>
        </p>
      )}
      <div>
        <Link to={to} className={buttonClass()}>
          {to === crisisLine ? "Call 988" : to.split("?")[0] === paths.jobs() ? "See jobs" : "Open page"}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </section>
  );
}

function ReadChips({ chips }: { chips: readonly WayChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="What we understood" className="flex flex-wrap gap-2">
      {chips.map(({ label, param, value, without }) => (
        <li key={`${param} ${value}`}>
          <Link
            to={
              without
                ? `${paths.aiNavigation()}?${new URLSearchParams({ q: without })}`
                : paths.aiNavigation()
            }
            aria-label={`Remove ${label}`}
            className={buttonClass("outline", "small", "max-md:min-h-11")}
          >
            {label}
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Examples() {
  return (
    <section aria-labelledby="examples" className="grid gap-item">
      <h2 id="examples">Try one of these</h2>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {examples.map((sentence) => (
          <li key={sentence}>
            <Link
              to={`${paths.aiNavigation()}?${new URLSearchParams({ q: sentence })}`}
              className="link inline-flex min-h-11 items-center"
            >
              {sentence}
            </Link>
          </li>
        ))}
      </ul>
      <p className="hidden text-ink-2 md:block">
        On any page, <kbd>Ctrl</kbd> + <kbd>/</kbd> opens the search, which suggests pages and jobs as you
        type.
      </p>
    </section>
  );
}
