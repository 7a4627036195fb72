import {
  type FoundReading,
  findNewestResume,
  findReading,
} from "#app/clinicians/documents/reading.server.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import {
  dismissSuggestion,
  findDismissed,
  findVersionedDetails,
  saveSection,
} from "#app/clinicians/profile/details/profile-details.server.ts";
import type { DetailSection } from "#app/clinicians/profile/details/profile-details.ts";
import { toVersion } from "#app/clinicians/profile/record/last-words.ts";
import { findRecord, saveRecord } from "#app/clinicians/profile/record/profile.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { type Known, listOpenSuggestions, takeSuggestion } from "./open-suggestions.ts";
import { toSuggestionWords } from "./suggestion-words.ts";

type Asked = Pick<SiteContext, "db" | "env" | "now" | "requestId">;

/** What the newest résumé says that the account does not. Null without a résumé. */
export async function findSuggestions(context: Asked, userId: number, known: Known) {
  const resume = await findNewestResume(context, userId);
  if (!resume) return null;
  const { name, publicId } = resume;
  const reading = await findReading(context, resume);
  if (!reading.ok) return { name, publicId, reason: reading.reason, of: "", open: [] };
  const dismissed = await findDismissed(context.db, userId, reading.of);
  const open = listOpenSuggestions(known, reading.suggestions, dismissed).map((at) => {
    const suggestion = reading.suggestions[at]!;
    return { at, line: suggestion.line, ...toSuggestionWords(suggestion, toIsoDay(context.now)) };
  });
  return { name, publicId, reason: null, of: reading.of, open };
}

export type ResumeSuggestions = NonNullable<Awaited<ReturnType<typeof findSuggestions>>>;
export type UnreadWhy = Extract<FoundReading, { ok: false }>["reason"];

interface Chosen {
  /** Of the reading that the page showed. */
  of: string;
  at: number;
}

const findChosen = async (context: Asked, userId: number, { of, at }: Chosen): Promise<Suggestion | null> => {
  const resume = await findNewestResume(context, userId);
  const reading = resume && (await findReading(context, resume));
  return reading?.ok && reading.of === of ? (reading.suggestions[at] ?? null) : null;
};

const mostTries = 3;

/** "gone" where the résumé is another one by now. Twice is once. */
export async function acceptSuggestion(
  context: Asked,
  viewer: Pick<Viewer, "id" | "sessionId">,
  chosen: Chosen,
): Promise<"accepted" | "gone"> {
  const suggestion = await findChosen(context, viewer.id, chosen);
  if (!suggestion) return "gone";
  // Another tab may save in between, so that it is tried again on what that said.
  for (let tries = 0; tries < mostTries; tries++) {
    const [record, { details, saves }] = await Promise.all([
      findRecord(context.db, viewer.id),
      findVersionedDetails(context.db, viewer.id),
    ]);
    const taken = takeSuggestion({ record, details }, suggestion);
    if (!taken || (await saveKnown(context, viewer, { record, details }, taken, saves))) break;
  }
  return "accepted";
}

async function saveKnown(
  { db, now }: Asked,
  viewer: Pick<Viewer, "id" | "sessionId">,
  before: Known,
  { record, details }: Known,
  saves: Partial<Record<DetailSection, number>>,
): Promise<boolean> {
  for (const section of Object.keys(details) as DetailSection[]) {
    if (details[section] === before.details[section]) continue;
    const said = { section, value: details[section], version: saves[section] ?? 0 };
    if (!(await saveSection(db, viewer, said, now))) return false;
  }
  if (record === before.record) return true;
  const isAboutSaid = record.about !== before.record.about;
  const said = {
    ...record,
    licenseSaidAt: isAboutSaid ? record.licenseSaidAt : now,
    aboutSaidAt: isAboutSaid ? now : record.aboutSaidAt,
  };
  return saveRecord(db, viewer.id, said, toVersion(before.record));
}

export async function refuseSuggestion(
  context: Asked,
  viewer: Pick<Viewer, "id" | "sessionId">,
  chosen: Chosen,
): Promise<void> {
  if (await findChosen(context, viewer.id, chosen))
    await dismissSuggestion(context.db, viewer, chosen, context.now);
}
