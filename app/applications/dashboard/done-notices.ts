import { findNotice } from "#app/kit/forms/posted-form.tsx";

interface DoneNotice {
  tone: "good" | "warn";
  title: string;
}

const ofDashboard: Record<string, DoneNotice> = {
  "first-proof": {
    tone: "good",
    title:
      "Your email is confirmed, and you are logged in. As no one had confirmed it before, all other devices were logged out, and an older password or two-step log-in no longer works.",
  },
  "verification-sent": { tone: "good", title: "A new link is on its way. Check your email." },
  "verification-limit": {
    tone: "warn",
    title: "We already sent you three links that still work. Check your spam folder or try again later.",
  },
};

const ofSettings: Record<string, DoneNotice> = {
  "password-changed": {
    tone: "good",
    title: "Your password was changed, and your other devices were logged out.",
  },
  "name-changed": { tone: "good", title: "Your name was saved." },
  "email-changed": {
    tone: "good",
    title: "Your email was changed, and your other devices were logged out.",
  },
  "email-kept": { tone: "good", title: "Your email stays the same." },
  "photo-changed": { tone: "good", title: "Your photo was saved." },
  "photo-removed": { tone: "good", title: "Your photo was removed." },
  "device-signed-out": { tone: "good", title: "That device was logged out." },
  "private-on": { tone: "good", title: "Private search is on." },
  "private-off": { tone: "good", title: "Private search is off." },
};

const readDone = (request: Request) => new URL(request.url).searchParams.get("done");

export const toDashboardNotice = (request: Request): DoneNotice | null =>
  findNotice(ofDashboard, readDone(request));
export const toSettingsNotice = (request: Request): DoneNotice | null =>
  findNotice(ofSettings, readDone(request));
