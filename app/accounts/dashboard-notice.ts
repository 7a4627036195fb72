interface DashboardNotice {
  tone: "good" | "warn";
  title: string;
}

const notices: Record<string, DashboardNotice> = {
  "password-changed": { tone: "good", title: "Your password is changed. Other devices were signed out." },
  "device-signed-out": { tone: "good", title: "That device is signed out." },
  "verification-sent": { tone: "good", title: "A new link is on its way. Check your mail." },
  "verification-limit": {
    tone: "warn",
    title: "We sent three links within the hour. Look in your spam folder, or try again later.",
  },
};

/** What the redirect to the dashboard says was done. */
export function toDashboardNotice(done: string | null): DashboardNotice | null {
  return done && Object.hasOwn(notices, done) ? notices[done]! : null;
}
