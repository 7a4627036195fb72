import { useDrawnLife } from "#app/kit/ui/use-drawn-life.ts";

const loadLife = () =>
  import("./skills-life.ts").then(({ enlivenSkills, pressSkills }) => ({
    enliven: enlivenSkills,
    press: pressSkills,
  }));

export const useSkillsLife = (drawing: string) =>
  useDrawnLife(loadLife, drawing, "[data-clear], [data-print]");
