import type { ReactNode } from "react";
import { PlainIsland } from "#app/kit/ui/island.tsx";
import { useIslandLife } from "#app/kit/ui/island-life.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import "#app/kit/ui/chart/chart.css";
import "#app/kit/ui/chart/stacked-bars.css";
import "./skills.css";

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
        <PlainIsland
          key={drawing}
          name="skills-view"
          className="has-life"
          html={html}
          body={useSkillsLife(drawing)}
        />
      </article>
    </>
  );
}

const loadLife = () =>
  import("./skills-life.ts").then(({ enlivenSkills, pressSkills }) => ({
    enliven: enlivenSkills,
    press: pressSkills,
  }));

const useSkillsLife = (drawing: string) => useIslandLife(loadLife, drawing, "[data-clear], [data-print]");
