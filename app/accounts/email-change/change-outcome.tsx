import { AccountPanel } from "#app/accounts/account-page.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { ChangeSide } from "./settle-change.server.ts";

export function LinkEnded({ title }: { title: string }) {
  return (
    <AccountPanel title={title}>
      <Notice tone="warn" title="This link no longer works" live>
        It was used before, is more than an hour old, or the change was stopped. You can start again from your
        dashboard.
      </Notice>
      <ButtonLink to={paths.changeEmail()}>Change email</ButtonLink>
    </AccountPanel>
  );
}

interface SettledChangeProps {
  title: string;
  outcome: "changed" | "waiting" | "taken";
  side: ChangeSide;
}

export function SettledChange({ title, outcome, side }: SettledChangeProps) {
  return (
    <AccountPanel title={title}>
      {outcome === "changed" ? (
        <Notice tone="good" title="The email was changed" live>
          Log in with the new one from now on.
        </Notice>
      ) : outcome === "taken" ? (
        <Notice tone="warn" title="Your email stays the same" live>
          The new address cannot be used for this account any more. Choose another one.
        </Notice>
      ) : (
        <Notice
          tone="good"
          title={side === "old" ? "You approved the new email" : "You confirmed the new email"}
          live
        >
          {side === "old"
            ? "Now open the link that we sent to the new address. The email changes after that."
            : "Now open the link that we sent to your old address. The email changes after that."}
        </Notice>
      )}
      {outcome === "changed" ? (
        <ButtonLink to={paths.login()}>Log in</ButtonLink>
      ) : (
        <ButtonLink to={paths.changeEmail()}>See the change</ButtonLink>
      )}
    </AccountPanel>
  );
}
