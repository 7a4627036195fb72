import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useRef } from "react";
import { paths } from "#app/paths.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

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

const control =
  "h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 font-normal text-base text-ink";
const label = "grid gap-1 font-semibold text-md";

/** A quick filter fills the keywords. Without JavaScript it runs its own search. */
export function SmartSearch() {
  const navigate = useNavigate();
  const keywords = useRef<HTMLInputElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(paths.jobs(toSearch(new FormData(event.currentTarget))));
  }

  function fill(event: MouseEvent<HTMLButtonElement>) {
    if (!keywords.current) return;
    event.preventDefault();
    keywords.current.value = event.currentTarget.value;
    keywords.current.focus();
  }

  return (
    <section aria-labelledby="smart-search" className="page pb-11 md:pb-20">
      <div className="rounded-panel border border-line bg-sunken p-5 md:p-7">
        <h2 id="smart-search" className="pb-4 text-2xl">
          Smart Job Search
        </h2>
        <search aria-labelledby="smart-search">
          <Form
            method="get"
            action={paths.jobs()}
            onSubmit={search}
            className="grid items-end gap-4 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_14rem_auto]"
          >
            <label className={label}>
              Keywords
              <input
                ref={keywords}
                type="search"
                name="query"
                maxLength={200}
                placeholder="Title, skill or employer"
                className={control}
              />
            </label>
            <label className={label}>
              Location
              <input
                type="search"
                name="location"
                maxLength={200}
                placeholder="City, state or remote"
                className={control}
              />
            </label>
            <label className={label}>
              Specialty
              <select name="specialty" defaultValue="all" className={control}>
                {specialties.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <Button>
              <Icon name="search" />
              Search jobs
            </Button>
          </Form>
          <form method="get" action={paths.jobs()} className="flex flex-wrap items-center gap-2 pt-4">
            <p id="quick-filters" className="mr-1 w-full text-ink-2 text-md sm:w-auto">
              Quick filters
            </p>
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
        </search>
      </div>
    </section>
  );
}

function toSearch(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = String(value).trim();
    if (text && !(name === "specialty" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
