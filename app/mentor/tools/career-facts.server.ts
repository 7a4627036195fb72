import { readCatalog } from "#app/catalog/catalog.ts";
import type { ProfessionRecord } from "#app/catalog/profession-records.ts";
import { findProfile } from "#app/navigation/reading/subject.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { formatChange } from "#app/text/figures.ts";
import { formatCount } from "#app/ui/count.ts";
import type { Asked } from "../reading/asked.ts";
import type { Told } from "../told/mentor-answer.ts";

const tellAs =
  (toLines: (record: ProfessionRecord) => readonly string[]) =>
  async ({ env }: SiteContext, { subject }: Asked): Promise<Told[]> => {
    const profile = findProfile(subject) ?? findProfile({ ...subject, specialty: null });
    const record = profile && (await readCatalog(env.CATALOG, "profession", profile.slug).catch(() => null));
    if (!record) return [];
    const page = { source: paths.profession(record.slug), title: record.name };
    return toLines(record).map((text) => ({ text, ...page }));
  };

export const tellOutlook = tellAs(({ plural, outlook: { changePercent, openingsPerYear } }) => [
  `The number of jobs for ${plural.toLowerCase()} is projected to change by ${formatChange(changePercent)} from 2024 to 2034 (BLS).`,
  `About ${formatCount(openingsPerYear)} openings a year are projected, most of them to replace people who leave (BLS).`,
]);

export const tellTraining = tellAs(({ training }) => [training]);

export const tellWork = tellAs(({ summary, work }) => [summary, ...work.slice(0, 2)]);
