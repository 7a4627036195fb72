import { getCityLister } from "#app/assistant/navigation/places/named-places.server.ts";
import { findDeskPage } from "#app/assistant/navigation/reading/desk-names.ts";
import { findNamedPage, pagesOfAccount } from "#app/assistant/navigation/reading/page-names.ts";
import { readSentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { toHiringWay } from "#app/assistant/navigation/ways/to-hiring.ts";
import { paths } from "#app/paths.ts";
import type { Step } from "./step.ts";
import { withUnread } from "./with-unread.ts";

/** "Log in", "privacy", "worksheets". */
export const toNamedPage: Step = ({ sentence, hasRole, hasPlace, isForJobs }) => {
  const desk = hasRole || hasPlace || isForJobs ? null : findDeskPage(sentence.words);
  const page = desk ?? findNamedPage(sentence.words);
  const isSearch = hasRole && (isForJobs || hasPlace);
  // "We need to staff a clinic, can someone call us"
  if (page?.to === paths.contact() && sentence.intents.has("hire")) return null;
  return page && (pagesOfAccount.has(page.to) || !isSearch)
    ? { to: page.to, title: page.title, chips: [], notUnderstood: [] }
    : null;
};

/** Where an employer finds people. The word "recruiter" itself does not name a profession. */
export const toRecruiters: Step = async ({ context, sentence, isForJobs }) => {
  if (!sentence.intents.has("recruiters") || isForJobs) return null;
  const others = sentence.text.replace(/\brecruit\w*/gi, (word) => " ".repeat(word.length));
  const read = { ...readSentence(others, await getCityLister(context, others)), words: sentence.words };
  return withUnread(toHiringWay(read, true), sentence);
};

export const toHiringPage: Step = ({ sentence }) =>
  sentence.intents.has("hire") ? withUnread(toHiringWay(sentence, false), sentence) : null;
