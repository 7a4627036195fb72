import { readCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { findProfile } from "#app/assistant/navigation/reading/subject.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { Asked } from "#app/assistant/mentor/reading/asked.ts";
import type { Told } from "#app/assistant/mentor/answers/mentor-answer.ts";

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

const tellWritten = tellAs(({ training }) => [training]);

/** Not each profession has a page. */
export async function tellTraining(context: SiteContext, asked: Asked): Promise<Told[]> {
  const written = await tellWritten(context, asked);
  const { profession } = asked;
  if (written.length > 0 || !profession) return written;
  const people = profession.plural.toLowerCase();
  const text = `We have no guide to the training of ${people}. Their open postings show what employers ask for.`;
  return [{ text, source: paths.jobs(`profession=${profession.slug}`), title: "Open jobs" }];
}

export const tellWork = tellAs(({ summary, work }) => [summary, ...work.slice(0, 2)]);
