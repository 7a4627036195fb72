import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useRef } from "react";
import { SearchFields } from "#app/jobs/search-bar/search-fields.tsx";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";
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
const formId = "home-search";

export function HomeSearch() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const findKeywords = () => form.current?.querySelector<HTMLInputElement>("[name=query]");

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = toSearch(new FormData(event.currentTarget));
    if (asked) navigate(paths.jobs(asked));
    else findKeywords()?.focus();
  }

  function fill(event: MouseEvent<HTMLButtonElement>) {
    const keywords = findKeywords();
    if (!keywords) return;
    event.preventDefault();
    keywords.value = event.currentTarget.value;
    keywords.focus();
  }

  return (
    <search aria-label="Find jobs" className="grid gap-item">
      <Form
        ref={form}
        id={formId}
        method="get"
        action={paths.jobs()}
        onSubmit={search}
        className="rounded-panel border border-line bg-surface p-4 shadow-raised md:p-5"
      >
        <SearchFields
          query=""
          location=""
          license={null}
          isLicenseFilter
          className="md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.2fr_auto]"
        />
      </Form>
      <details id="smart-search" className="smart-search">
        <summary className="link inline-flex min-h-11 items-center gap-1.5 text-md">
          Smart Job Search
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className="flex flex-wrap items-end gap-stack pb-item">
          <label className="grid min-w-56 gap-1 font-semibold text-md">
            Specialty
            <select
              form={formId}
              name="specialty"
              defaultValue="all"
              className="h-11 rounded-control border border-line-strong bg-surface px-3 font-normal text-base"
            >
              {specialties.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
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

/** Spec section 5: blank text is ignored. */
function toSearch(form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) {
    const text = String(value).trim();
    if (text && !(name === "specialty" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
