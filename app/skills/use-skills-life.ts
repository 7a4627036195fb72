import { useDrawnLife } from "#app/ui/use-drawn-life.ts";

const loadLife = () =>
  import("./skills-life.ts").then(({ enlivenSkills, pressSkills }) => ({
    enliven: enlivenSkills,
    press: pressSkills,
  }));

/** Brings the answers kept on this device and the counts to a drawn checklist. */
export const useSkillsLife = (drawing: string) =>
  useDrawnLife(loadLife, drawing, "[data-clear], [data-print]");
