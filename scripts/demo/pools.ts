import { readdirSync, readFileSync } from "node:fs";
import type * as z from "zod";
import {
  employerSchema,
  kindSchema,
  layoutSchema,
  listsSchema,
  professionSchema,
  requirementSchema,
  roleSchema,
  scheduleSchema,
  serviceSchema,
  typeSchema,
  worldSchema,
} from "./pool-schemas.ts";

const folder = new URL("../../data/demo/", import.meta.url);

export type DemoRole = z.infer<typeof roleSchema>;
export type Employer = z.infer<typeof employerSchema>[number];
export type Schedule = z.infer<typeof scheduleSchema>[string];
export type Pools = ReturnType<typeof readPools>;

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

export function readPools() {
  return {
    roles: readdirSync(new URL("roles/", folder))
      .sort()
      .flatMap((name) => (readJson(`roles/${name}`) as unknown[]).flatMap(toRoles)),
    professions: professionSchema.parse(readJson("professions.json")),
    employers: employerSchema.parse(readJson("employers.json")),
    schedules: scheduleSchema.parse(readJson("schedules.json")),
    worlds: worldSchema.parse(readJson("worlds.json")),
    kinds: kindSchema.parse(readJson("kinds.json")),
    types: typeSchema.parse(readJson("types.json")),
    leads: listsSchema.parse(readJson("leads.json")),
    layouts: layoutSchema.parse(readJson("layouts.json")),
    benefits: listsSchema.parse(readJson("benefits.json")),
    requirements: requirementSchema.parse(readJson("requirements.json")),
  };
}

function toRoles(entry: unknown): DemoRole[] {
  if (typeof entry !== "object" || entry === null || !("roles" in entry)) return [roleSchema.parse(entry)];
  const { specialty, about, skills, roles } = serviceSchema.parse(entry);
  return roles.flatMap(({ profession, professions, weight, ...role }) =>
    Object.entries(professions ?? { [profession ?? ""]: weight ?? 1 }).map(([slug, roleWeight]) => ({
      ...role,
      specialty,
      about,
      skills: role.skills ?? skills,
      profession: slug,
      weight: roleWeight,
    })),
  );
}
