import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { answerDetails } from "#app/clinicians/details/answer-details.server.ts";
import {
  detailFields,
  detailSections,
  toSectionValues,
} from "#app/clinicians/details/form/section-values.ts";
import { findNextGain } from "#app/clinicians/details/next-gain.server.ts";
import { listOfferedEmployers } from "#app/clinicians/details/save-details.server.ts";
import type { ShownSection } from "#app/clinicians/details/section-form.tsx";
import { toSectionSummary } from "#app/clinicians/details/section-summaries.ts";
import {
  acceptSuggestion,
  findSuggestions,
  refuseSuggestion,
} from "#app/clinicians/details/suggested/resume-suggestions.server.ts";
import { findOwnTalent } from "#app/clinicians/details/talent/talent-person.server.ts";
import { askForReading, findNewestResume } from "#app/clinicians/documents/reading.server.ts";
import { takeUpload } from "#app/clinicians/documents/receive-document.server.ts";
import {
  eraseDetails,
  findVersionedDetails,
} from "#app/clinicians/profile/details/profile-details.server.ts";
import type { DetailSection, ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unreadableForm } from "#app/kit/platform/form/form-rules.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { badForm, unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { findOwn } from "#app/kit/text/own-value.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

const notices: Readonly<Record<string, string>> = {
  accepted: "Added to your profile.",
  dismissed: "We do not suggest that again.",
  gone: "Nothing was added: you have uploaded another résumé since. Its suggestions are below.",
  tomorrow: "You uploaded or asked for 100 files today. Try again tomorrow.",
  asked: "We are reading your résumé again. Reload this page in a minute.",
  erased: "Your answers for applications were erased.",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  await requireSearchAllowance(context);
  const [record, { details, saves }] = await Promise.all([
    findRecord(context.db, viewer.id),
    findVersionedDetails(context.db, viewer.id),
  ]);
  const [gain, suggested, employers, seen] = await Promise.all([
    findNextGain(context, viewer.id, record),
    findSuggestions(context, viewer.id, { record, details }),
    listOfferedEmployers(context.db),
    findOwnTalent(context, viewer.id),
  ]);
  const { searchParams } = new URL(request.url);
  const done = searchParams.get("done");
  const opened = searchParams.get("section");
  const shown = {
    ...details,
    contact: withKnown(details, record, viewer),
    privacy: saves.privacy ? details.privacy : { ...details.privacy, area: toUsualArea(record) },
  };
  const toShown = (section: DetailSection): ShownSection => ({
    section,
    values: toSectionValues(section, shown, record),
    version: saves[section] ?? 0,
    summary: toSectionSummary(section, details),
    isOpen: opened === section,
    isSaved: opened === section && done === "saved",
  });
  return {
    sections: Object.fromEntries(detailSections.map((section) => [section, toShown(section)])) as Record<
      DetailSection,
      ShownSection
    >,
    crumb: "For applications",
    held: record.licenses.length,
    professions: profileOptions.professions,
    gain,
    suggested,
    employers,
    seen,
    isAsked: done === "asked",
    notice: (done && findOwn(notices, done)) ?? null,
    isRefused: isRefusedForm(context),
  };
}

/** What the account and the profile know already, where the person has said nothing of it here. */
function withKnown(
  { contact }: ProfileDetails,
  { about }: ProfileRecord,
  { firstName, lastName }: Viewer,
): ProfileDetails["contact"] {
  const { city, state } = parsePlace(about?.place ?? "");
  const isNamed = contact.firstName !== null || contact.lastName !== null;
  const isPlaced = contact.city !== null || contact.state !== null;
  return {
    ...contact,
    ...(isNamed ? {} : { firstName: firstName || null, lastName: lastName || null }),
    ...(isPlaced ? {} : { city: city ?? null, state: state?.code ?? null }),
  };
}

/** For the form alone, until it is saved. */
const toUsualArea = ({ about }: ProfileRecord): ProfileDetails["privacy"]["area"] =>
  about?.place ? { name: about.place, state: "", geoid: null } : null;

type Intent = (context: SiteContext, viewer: Viewer, form: Record<string, string>) => Promise<string>;

const toChosen = ({ of = "", at = "" }: Record<string, string>) => {
  if (!/^\d{1,4}$/.test(at)) throw badForm(unreadableForm);
  return { of, at: Number(at) };
};

const intents: Readonly<Record<string, Intent>> = {
  accept: (context, viewer, form) => acceptSuggestion(context, viewer, toChosen(form)),
  async dismiss(context, viewer, form) {
    await refuseSuggestion(context, viewer, toChosen(form));
    return "dismissed";
  },
  async read(context, viewer) {
    const resume = await findNewestResume(context, viewer.id);
    if (!(await takeUpload(context, viewer.id))) return "tomorrow";
    if (resume) await askForReading(context, { ...resume, kind: "resume" });
    return "asked";
  },
  async erase({ db }, viewer) {
    await eraseDetails(db, viewer);
    return "erased";
  },
};

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  await requireSearchAllowance(context);
  const form = Object.fromEntries(await requireForm(request, detailFields)) as Record<string, string>;
  const intent = findOwn(intents, form.intent ?? "");
  if (intent) {
    const done = await intent(context, viewer, form);
    throw redirect(`${paths.profileDetails(`done=${done}`)}${done === "erased" ? "" : "#suggestions"}`);
  }
  const { section, isRefused, answer } = await answerDetails(context, viewer, form);
  if (!answer) throw redirect(`${paths.profileDetails(`done=saved&section=${section}`)}#${section}`);
  if (!isRefused) return answer;
  noteRefusedForm(context);
  return unprocessed(answer);
}
