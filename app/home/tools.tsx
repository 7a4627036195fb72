import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { Section } from "./section.tsx";

const tools: { name: string; line: string; to: string; icon: IconName }[] = [
  {
    name: "Salary comparison",
    line: "What your profession earns here and there, from federal wage data and open postings.",
    to: paths.salaryComparison(),
    icon: "chart-column",
  },
  {
    name: "Salary tool",
    line: "Hourly, weekly and yearly pay on one footing.",
    to: paths.salaryTool(),
    icon: "calculator",
  },
  {
    name: "Candidate matching",
    line: "Which postings fit you, and why.",
    to: paths.candidateMatching(),
    icon: "target",
  },
  {
    name: "Skills assessment",
    line: "A checklist for your unit or specialty.",
    to: paths.skillsAssessment(),
    icon: "clipboard-list",
  },
  {
    name: "Career dashboard",
    line: "Where your search stands, in one place.",
    to: paths.careerDashboard(),
    icon: "layout-dashboard",
  },
  {
    name: "AI career mentor",
    line: "Answers from our guides and data.",
    to: paths.mentor(),
    icon: "messages-square",
  },
  {
    name: "AI navigation",
    line: "Say what you need; get to the page.",
    to: paths.aiNavigation(),
    icon: "compass",
  },
];

export function Tools() {
  return (
    <Section id="tools" title="Tools for your next move" lead="Seven of them, free to use.">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {tools.map(({ name, line, to, icon }) => (
          <li key={to} className="first:col-span-full sm:first:col-span-2">
            <article className="card gap-1">
              <Icon name={icon} size={24} className="mb-2 text-accent" />
              <h3 className="card-title">
                <Link to={to}>{name}</Link>
              </h3>
              <p className="text-ink-2 text-md">{line}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
