import { paths } from "#app/paths.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";
import written from "../../data/catalog/career_paths.json" with { type: "json" };

/** data/catalog/career_paths.json */
export interface CareerPath {
  slug: string;
  title: string;
  /** Professions; null where the way begins at none that has a wage of its own. */
  from: string | null;
  to: string;
  years: string;
  steps: readonly string[];
  /** What people learn too late. */
  truths: readonly string[];
}

export const careerPaths: readonly CareerPath[] = written;

/** The ways that begin or end at a profession. */
export const listCareerPathsOf = (profession: string): GridLink[] =>
  careerPaths
    .filter(({ from, to }) => from === profession || to === profession)
    .map(({ slug, title }) => ({ name: title, to: paths.careerPath(slug) }));
