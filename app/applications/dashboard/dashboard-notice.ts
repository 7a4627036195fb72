import { findNotice } from "#app/kit/forms/find-notice.ts";

interface DashboardNotice {
  tone: "good" | "warn";
  title: string;
}

const notices: Record<string, DashboardNotice> = {
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
  "first-proof": {
    tone: "good",
    title:
      "Your email is confirmed, and you are logged in. As no one had confirmed it before, all other devices were logged out, and an older password or two-step log-in no longer works.",
  },
  "device-signed-out": { tone: "good", title: "That device was logged out." },
  "verification-sent": { tone: "good", title: "A new link is on its way. Check your email." },
  "verification-limit": {
    tone: "warn",
    title: "We already sent you three links that still work. Check your spam folder or try again later.",
  },
};

export function toDashboardNotice(done: string | null): DashboardNotice | null {
  return findNotice(notices, done);
}
