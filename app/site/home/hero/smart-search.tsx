import { Form } from "@remix-run/react";
import { type MouseEvent, useRef } from "react";
import { WordInput } from "#app/jobs/search/words/word-input.tsx";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import { findKeywords, useHomeSearch } from "./home-search.ts";

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

/** An island: until its first use, the browser itself sends the form. */
export function SmartSearch() {
  const search = useHomeSearch();
  const smart = useRef<HTMLFormElement>(null);

  function fill(event: MouseEvent<HTMLButtonElement>) {
    const keywords = findKeywords(smart.current);
    if (!keywords) return;
    event.preventDefault();
    keywords.value = event.currentTarget.value;
    keywords.focus();
  }

  return (
    <details id="smart-search" className="smart-search">
      <summary className="turn-mark link inline-flex min-h-11 items-center gap-1.5 text-md">
        Smart Job Search
      </summary>
      <div className="grid gap-item pb-item">
        <Form
          ref={smart}
          method="get"
          action={paths.jobs()}
          onSubmit={search}
          className="smart-fields items-end"
        >
          <WordInput
            of="what"
            label="Keywords"
            name="query"
            value=""
            placeholder="Title, skill or employer"
          />
          <WordInput of="where" label="Location" name="location" value="" placeholder="City, state or ZIP" />
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
  );
}
