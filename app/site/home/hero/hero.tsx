import { Form, Link, useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useRef } from "react";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { SearchFields } from "#app/jobs/list/search-fields.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { WordInput } from "#app/jobs/search/words/word-input.tsx";
import { Button, ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import { paths } from "#app/paths.ts";

const popular = [
  { label: "Nurse Practitioner", to: paths.jobs("query=Nurse+Practitioner") },
  { label: "Emergency Medicine", to: paths.jobs("query=Emergency+Medicine") },
  { label: "Remote", to: paths.jobs("remote=true") },
];

export function Hero() {
  const stats = useSiteStats();
  return (
    <section id="hero" className="page grid gap-2 pt-4 md:gap-item pb-section md:pt-14">
      <div className="grid max-w-3xl gap-item md:pb-item">
        <h1>The job you trained for, with the pay in plain sight</h1>
        <p className="text-pretty text-ink-2 md:text-lg">
          {formatCount(stats.total)} open healthcare jobs. See the pay, if it is stated, and whether your
          license works there.
        </p>
      </div>
      <HomeSearch />
      <div className="flex flex-wrap items-center justify-between gap-x-stack md:gap-y-item">
        <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2 text-md">
          <span className="sr-only md:not-sr-only">Popular:</span>
          {popular.map((link) => (
            <Link key={link.label} to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          ))}
          <Link
            to={paths.homeAnchor("areas-of-focus")}
            className="link inline-flex min-h-11 items-center max-md:hidden"
          >
            Browse by field
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-item">
          <ButtonLink to={paths.jobs()}>Find Your Dream Job</ButtonLink>
          <HireRequestButton look="outline">Hire Top Talent</HireRequestButton>
        </div>
      </div>
    </section>
  );
}

const specialties = [
  { value: "all", label: "All specialties" },
  { value: "family-medicine", label: "Family medicine" },
  { value: "emergency-medicine", label: "Emergency medicine" },
  { value: "internal-medicine", label: "Internal medicine" },
  { value: "nursing", label: "Nursing" },
  { value: "pediatrics", label: "Pediatrics" },
  { value: "surgery", label: "Surgery" },
];
const quickFilters = ["Remote", "Urgent Hiring", "Sign-on Bonus", "New Graduate"];

function HomeSearch() {
  const navigate = useNavigate();
  const smart = useRef<HTMLFormElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = toSearch(new FormData(form));
    if (asked) navigate(paths.jobs(asked));
    else findKeywords(form)?.focus();
  }

  function fill(event: MouseEvent<HTMLButtonElement>) {
    const keywords = findKeywords(smart.current);
    if (!keywords) return;
    event.preventDefault();
    keywords.value = event.currentTarget.value;
    keywords.focus();
  }

  return (
    <search aria-label="Find jobs" className="grid md:gap-item">
      <Form
        method="get"
        action={paths.jobs()}
        onSubmit={search}
        className="rounded-panel border border-line bg-surface p-3 [box-shadow:var(--raised)] md:p-5"
      >
        <SearchFields query="" location="" license={null} isLicenseFilter isFolded className="home-search" />
      </Form>
      <details id="smart-search" className="smart-search">
        <summary className="link inline-flex min-h-11 items-center gap-1.5 text-md">
          Smart Job Search
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className="grid gap-item pb-item">
          <Form
            ref={smart}
            method="get"
            action={paths.jobs()}
            onSubmit={search}
            className="grid items-end gap-item md:grid-cols-[1.4fr_1fr_1.2fr_auto]"
          >
            <WordInput
              of="what"
              label="Keywords"
              name="query"
              value=""
              placeholder="Title, skill or employer"
            />
            <WordInput
              of="where"
              label="Location"
              name="location"
              value=""
              placeholder="City, state or ZIP"
            />
            <label className="grid min-w-0 gap-1 font-semibold text-md">
              Specialty
              <select
                name="specialty"
                defaultValue="all"
                className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base"
              >
                {specialties.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <Button>Search Jobs</Button>
          </Form>
          <form method="get" action={paths.jobs()} className="flex flex-wrap items-center gap-2">
            <p className="w-full font-semibold text-md">Quick filters</p>
            {quickFilters.map((words) => (
              <button
                key={words}
                type="submit"
                name="query"
                value={words}
                onClick={fill}
                className={buttonClass("outline", "normal", "bg-surface font-medium")}
              >
                {words}
              </button>
            ))}
          </form>
        </div>
      </details>
    </search>
  );
}

const findKeywords = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>("[name=query]");

/** Spec section 5: blank text is ignored. */
function toSearch(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = String(value).trim();
    if (text && !(name === "specialty" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
