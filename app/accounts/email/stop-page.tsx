import { Form, useActionData, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountPanel } from "#app/accounts/account-page.tsx";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

interface StopPageProps {
  title: string;
  lead?: string;
  isGood: boolean;
  /** It was stopped before. */
  isOver?: boolean;
  stopped: string;
  /** What to do about a link that is not ours. */
  advice?: string;
  /** What ends, above the button. */
  children?: ReactNode;
  /** Below the button, and after it was pressed. */
  rest?: ReactNode;
  /** Where to go from here. */
  after: ReactNode;
}

/** For the link of a mail, with `findStop` and `takeStop` on the server. */
export function StopPage({
  title,
  lead,
  isGood,
  isOver = false,
  stopped,
  advice,
  children,
  rest,
  after,
}: StopPageProps) {
  const isStopped = useActionData<{ isStopped: boolean }>()?.isStopped;
  const isPending = useNavigation().formData !== undefined;
  if (!isGood && !isStopped)
    return (
      <AccountPanel title={title}>
        <Notice tone="warn" title="This link does not work" live>
          {advice ?? "It is not complete, or what it was about was deleted. Open it from the email again."}
        </Notice>
        {after}
      </AccountPanel>
    );
  return (
    <AccountPanel title={title} lead={lead}>
      {isStopped || isOver ? (
        <Notice tone="good" title={isStopped ? stopped : "It is stopped already."} live={isStopped} />
      ) : (
        <Form method="post" className="grid gap-4">
          {children}
          <Button aria-disabled={isPending}>{isPending ? "Stopping..." : "Stop these emails"}</Button>
        </Form>
      )}
      {rest}
      {(isStopped || isOver) && after}
    </AccountPanel>
  );
}
