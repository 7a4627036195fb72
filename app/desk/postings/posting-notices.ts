import { findNotice } from "#app/kit/forms/find-notice.ts";
import { postingSteps } from "./posting-steps.ts";

const late = "Nothing changed: the posting is in another state by now.";

const notices: Record<string, { tone: "good" | "warn"; title: string }> = {
  approve: { tone: "good", title: "The posting is live, and its company has an email." },
  reject: { tone: "good", title: "The posting was sent back, and its company has your reason by email." },
  "next-approve": {
    tone: "good",
    title: "The posting before is live, and its company has an email. This is the next one.",
  },
  "next-reject": {
    tone: "good",
    title:
      "The posting before was sent back, and its company has your reason by email. This is the next one.",
  },
  ...Object.fromEntries(
    Object.entries(postingSteps).map(([step, { done }]) => [
      step,
      { tone: "good", title: `${done}, and its company has an email.` },
    ]),
  ),
  late: { tone: "warn", title: late },
  changed: {
    tone: "warn",
    title: "Nothing was decided: the posting has changed since you opened it. This is what it says now.",
  },
  suspended: {
    tone: "warn",
    title: "Nothing was opened: the company is suspended, or all of its owners are.",
  },
  unapproved: {
    tone: "warn",
    title:
      "Nothing was opened: no posting of this company is approved. Its people send it to the check first.",
  },
};

export const findPostingNotice = (done: string | null) => findNotice(notices, done);
