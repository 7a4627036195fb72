import { Link } from "@remix-run/react";
import { stepNames, steps, type WizardStep } from "#app/companies/posting/draft/wizard-steps.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { paths } from "#app/paths.ts";

/** Each step can be opened at any time, because a draft may be unfinished. */
export function DraftSteps({ draft, current }: { draft: string; current: WizardStep | "review" }) {
  const pages = [
    ...stepNames.map((step) => ({ key: step, name: steps[step].name, to: paths.postingStep(draft, step) })),
    { key: "review", name: "Review and publish", to: paths.postingReview(draft) },
  ];
  const at = pages.findIndex(({ key }) => key === current);
  const links = pages.map(({ key, name, to }, at) => (
    <li key={key}>
      <Link
        to={to}
        aria-current={key === current ? "step" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-md",
          key === current ? "bg-accent-soft text-accent-strong" : "text-ink-2 hover:text-ink",
        )}
      >
        <span aria-hidden="true">{at + 1}</span>
        {name}
      </Link>
    </li>
  ));
  return (
    <nav aria-label="Steps">
      {/* The names are longer than a phone's line, and the page's title says the one of this step. */}
      <details key={current} className="lg:hidden">
        <summary className="min-h-11 content-center font-semibold text-md">
          Step {at + 1} of {pages.length}
        </summary>
        <ol>{links}</ol>
      </details>
      <ol className="hidden flex-wrap gap-x-2 gap-y-1 lg:flex">{links}</ol>
    </nav>
  );
}
