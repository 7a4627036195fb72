import * as z from "zod";
import type { SkillCertificate, SkillsChecklist } from "#app/facts/catalog/skill-records.ts";
import { noAnswer, type SkillAnswers } from "./skill-answers.ts";

const ratedItem = z.object({
  id: z.string(),
  text: z.string(),
  rating: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  last: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});
type RatedItem = z.infer<typeof ratedItem>;

const ratedGroup = z.object({ id: z.string(), title: z.string(), items: z.array(ratedItem) });
export type RatedGroup = z.infer<typeof ratedGroup>;

/** Keeps the texts of that day. */
export const rated = z.object({ title: z.string(), version: z.number(), groups: z.array(ratedGroup) });
export type Rated = z.infer<typeof rated>;

export const toRated = ({ title, version, groups }: SkillsChecklist, answers: SkillAnswers): Rated => ({
  title,
  version,
  groups: groups.map((group) => ({
    id: group.id,
    title: group.title,
    items: group.items.map(({ id, text }) => ({ id, text, ...(answers.get(id) ?? noAnswer) })),
  })),
});

export const toAnswers = ({ groups }: Rated): SkillAnswers =>
  new Map(
    groups.flatMap(({ items }) => items.map(({ id, rating, last }) => [id, { rating, last }] as const)),
  );

const listItems = ({ groups }: Pick<Rated, "groups">): RatedItem[] => groups.flatMap(({ items }) => items);

const isAlone = ({ rating }: RatedItem) => rating !== null && rating >= 2;
/** Done alone, but not for two years. */
const isRusty = (item: RatedItem) => isAlone(item) && item.last === 3;

export function countSkills(of: Pick<Rated, "groups">) {
  const items = listItems(of);
  const count = (isMeant: (item: RatedItem) => boolean) => items.filter(isMeant).length;
  return {
    items: items.length,
    rated: count(({ rating }) => rating !== null),
    never: count(({ rating }) => rating === 0),
    help: count(({ rating }) => rating === 1),
    alone: count(({ rating }) => rating === 2),
    teach: count(({ rating }) => rating === 3),
    recent: count((item) => isAlone(item) && item.last === 1),
  };
}

interface Gap {
  group: string;
  items: string[];
}

export const listGaps = ({ groups }: Rated) => ({
  help: toGaps(groups, ({ rating }) => rating === 1),
  never: toGaps(groups, ({ rating }) => rating === 0),
  rusty: toGaps(groups, isRusty),
});

const toGaps = (groups: readonly RatedGroup[], isGap: (item: RatedItem) => boolean): Gap[] =>
  groups
    .map(({ title, items }) => ({ group: title, items: items.filter(isGap).map(({ text }) => text) }))
    .filter(({ items }) => items.length > 0);

/** The share of a certificate's items that must be done alone. */
const strongShare = 0.7;

/** Strongest first. */
export function listProofs(of: Rated, certificates: readonly SkillCertificate[]) {
  return certificates
    .map((certificate) => {
      const groups = of.groups.filter(({ id }) => certificate.groups.includes(id));
      const items = listItems({ groups });
      const alone = items.filter(isAlone).length;
      return {
        certificate,
        field: groups.map(({ title }) => title),
        alone,
        items: items.length,
        isStrong: items.length > 0 && alone / items.length >= strongShare,
      };
    })
    .filter(({ items }) => items > 0)
    .sort((a, b) => b.alone / b.items - a.alone / a.items);
}
export type FieldProof = ReturnType<typeof listProofs>[number];
