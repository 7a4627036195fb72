import { findNotice } from "#app/kit/forms/find-notice.ts";

const notices = {
  invited: { tone: "good", title: "The invitation is on its way." },
  already: {
    tone: "warn",
    title: "This address is invited already. You can send the invitation again below.",
  },
  resent: { tone: "good", title: "We sent a new link. The one before no longer works." },
  limit: { tone: "warn", title: "This address got several invitations today. Try again tomorrow." },
  unverified: {
    tone: "warn",
    title: "Confirm your own email first. Your dashboard can send you a new link.",
  },
  revoked: { tone: "good", title: "The invitation was revoked. Its link no longer works." },
  role: { tone: "good", title: "The role was changed." },
  removed: {
    tone: "good",
    title:
      "This person is no longer in the team and was logged out everywhere. Feeds that they added by an address are paused.",
  },
  left: { tone: "good", title: "You left the team." },
  joined: { tone: "good", title: "You are in the team now." },
  "last-owner": {
    tone: "warn",
    title: "The last owner can neither leave nor get another role. Make someone else an owner first.",
  },
} as const;

export type TeamNotice = keyof typeof notices;

export const toTeamNotice = (done: string | null) => findNotice(notices, done);
