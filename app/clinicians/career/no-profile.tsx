import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { IconName } from "#app/kit/ui/icon-names.ts";
import { paths } from "#app/paths.ts";

const answers: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "badge-check",
    title: "Jobs you can take now",
    text: "Counted by your licenses and compacts, and how the number moved in eight weeks.",
  },
  {
    icon: "target",
    title: "The license worth getting",
    text: "Which one more would open the most jobs, and how many.",
  },
  {
    icon: "chart-column",
    title: "Where your pay stands",
    text: "Between the 10th and 90th percentile of your profession in your metro area.",
  },
  {
    icon: "clipboard-list",
    title: "What expires",
    text: "Licenses and certificates, with an email 90, 30 and 7 days before if you want it.",
  },
];

interface NoProfileProps {
  isSignedIn: boolean;
  /** True while this device may still turn out to keep a profile. */
  isWaiting: boolean;
}

export function NoProfile({ isSignedIn, isWaiting }: NoProfileProps) {
  return (
    <div className={isWaiting ? "no-profile-yet grid gap-8" : "grid gap-8"}>
      <div className="grid gap-3">
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={paths.profile()}>Fill in my profile</ButtonLink>
          {!isSignedIn && (
            <ButtonLink to={paths.login(paths.careerDashboard())} look="outline">
              Log in
            </ButtonLink>
          )}
        </p>
        <p className="max-w-2xl text-ink-3 text-md">
          It takes two minutes. No account is needed: without one, the profile stays in this browser. No
          employer sees it.
        </p>
        {!isSignedIn && (
          <noscript>
            <p className="max-w-2xl text-ink-2 text-md">
              Without JavaScript, a profile needs a free account, because only a script can read what your
              browser keeps.
            </p>
          </noscript>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {answers.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-card border border-line bg-surface p-5"
          >
            <Icon name={icon} size={22} className="mt-0.5 text-accent-strong" />
            <div className="grid content-start gap-1">
              <h2 className="text-lg">{title}</h2>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
