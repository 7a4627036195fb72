import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { FactList } from "#app/kit/ui/fact-list.tsx";
import type { ProfessionPageView } from "./profession-page.server.ts";

export function ProfessionTop({ view }: { view: ProfessionPageView }) {
  return (
    <header className="page grid gap-6 pt-8 pb-4 md:pt-12">
      <div className="grid max-w-3xl gap-3">
        <h1>{view.name}</h1>
        <p className="text-ink-2 text-lg">{view.summary}</p>
        <p className="font-semibold text-lg">{view.standing}</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <Link to={view.jobsPath} className={buttonClass("solid")}>
            See open jobs
          </Link>
          <Link to={paths.rolePay(view.slug)} className={buttonClass("outline")}>
            Compare pay
          </Link>
          <a href="#hire" className={buttonClass("outline")}>
            Hire {view.people}
          </a>
        </p>
      </div>
      <FactList facts={view.facts} />
      <nav aria-label="On this page">
        <ul className="flex flex-wrap gap-x-5">
          {sections.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-11 items-center text-md">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

const sections = [
  ["openings", "Openings"],
  ["pay", "Pay"],
  ["where", "Pay by location"],
  ["outlook", "Outlook"],
  ["license", "License"],
  ["work", "The work"],
  ["training", "Training"],
  ["demand", "Demand"],
  ["questions", "Questions"],
] as const;
