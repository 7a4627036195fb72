import { Link } from "@remix-run/react";
import { toIconStyle } from "#app/kit/ui/icon.tsx";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths } from "#app/paths.ts";

interface Tool {
  name: string;
  line: string;
  to: string;
  icon: IconName;
}

const tools: Tool[] = [
  {
    name: "Salary comparison",
    line: "Compare pay for your profession in different places.",
    to: paths.salaryComparison(),
    icon: "chart-column",
  },
  {
    name: "Salary tool",
    line: "What an offer is worth an hour, a week and a year, after taxes.",
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
    line: "The jobs open to you, how your pay compares and what expires soon.",
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
  {
    name: "Pay by profession",
    line: "Federal pay figures for each profession, in every state and metro area.",
    to: paths.professions(),
    icon: "chart-column",
  },
  {
    name: "Licenses and prices by state",
    line: "Where a compact covers you, what living costs and who hires.",
    to: paths.geography(),
    icon: "badge-check",
  },
];

export function Tools() {
  return (
    <ul id="tools" className="areas pb-item md:pb-stack lg:grid-cols-3">
      {tools.map(({ name, line, to, icon }) => (
        <li key={to} className="card area">
          <h3 className="card-title icon-before" style={toIconStyle(icon)}>
            <Link to={to}>{name}</Link>
          </h3>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  );
}
