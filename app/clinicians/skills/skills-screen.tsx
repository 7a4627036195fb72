import type { ReactNode } from "react";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { DrawnHtml } from "#app/pages/page/drawn-html.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/kit/ui/chart/stacked-bars.css";
import "./skills.css";
import { useDrawnLife } from "#app/kit/ui/use-drawn-life.ts";

interface SkillsScreenProps {
  title: string;
  lead: ReactNode;
  drawing: string;
  html: string | null;
  children?: ReactNode;
}

export function SkillsScreen({ title, lead, drawing, html, children }: SkillsScreenProps) {
  const follow = usePlainLinks();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click */}
      <article className="page skills-page" onClick={follow}>
        {children}
        <DrawnHtml key={drawing} id="skills-drawn" name={drawing} html={html} body={useSkillsLife(drawing)} />
      </article>
    </>
  );
}

const loadLife = () =>
  import("./skills-life.ts").then(({ enlivenSkills, pressSkills }) => ({
    enliven: enlivenSkills,
    press: pressSkills,
  }));

const useSkillsLife = (drawing: string) => useDrawnLife(loadLife, drawing, "[data-clear], [data-print]");
