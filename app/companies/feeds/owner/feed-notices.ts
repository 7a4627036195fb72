import { findNotice } from "#app/kit/forms/find-notice.ts";
import { runAgainMinutes } from "./feed-terms.ts";

const notices: Readonly<Record<string, string>> = {
  confirmed: "The feed is confirmed. Its postings are being published.",
  scheduled: "The schedule was saved.",
  ran: "The feed was run. The newest run is below.",
  waiting: `A feed can be run by hand every ${runAgainMinutes} minutes. This one ran a moment ago.`,
  paused: "The feed is paused. Its postings stay open until they end.",
  resumed: "The feed is active again. It runs within five minutes.",
  held: "Nothing was changed. The feed was changed meanwhile, or we paused a feed of your company: write to us, and we start it again.",
  checked: "The new file was checked. Nothing is published yet.",
};

export const toFeedNotice = (done: string | null): string | null => findNotice(notices, done);
