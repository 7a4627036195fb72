import { Link } from "@remix-run/react";
import { Section } from "#app/home/section.tsx";
import { isComing, Soon, useComing } from "#app/page/soon.tsx";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

const tools: { name: string; line: string; to: string; icon: IconName }[] = [
  {
    name: "Salary comparison",
    line: "Compare pay for your profession in different places.",
    to: paths.salaryComparison(),
    icon: "chart-column",
  },
  {
    name: "Salary tool",
    line: "Convert hourly, weekly and yearly pay.",
    to: paths.salaryTool(),
    icon: "calculator",
  },
  {
    name: "Candidate matching",
    line: "See which postings fit you, and why.",
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
    line: "Track your job search in one place.",
    to: paths.careerDashboard(),
    icon: "layout-dashboard",
  },
  {
    name: "AI career mentor",
    line: "Ask questions and get answers from our guides and data.",
    to: paths.mentor(),
    icon: "messages-square",
  },
  {
    name: "AI navigation",
    line: "Describe what you need and go to the right page.",
    to: paths.aiNavigation(),
    icon: "compass",
  },
];

function toLead(coming: readonly string[]): string {
  const open = tools.filter(({ to }) => !isComing(to, coming)).length;
  if (open === tools.length) return "All of them are free to use.";
  return open === 0
    ? "We are building these tools. They are not open yet."
    : "The tools without a mark are open and free to use.";
}

export function Tools() {
  return (
    <Section id="tools" title="Tools for your next move" lead={toLead(useComing())}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {tools.map(({ name, line, to, icon }) => (
          <li key={to} className="first:col-span-full sm:first:col-span-2">
            <article className="card gap-1">
              <Icon name={icon} size={24} className="mb-2 text-accent" />
              <h3 className="card-title">
                <Link to={to}>
                  {name}
                  <Soon to={to} />
                </Link>
              </h3>
              <p className="text-ink-2 text-md">{line}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
