import { type FormEvent, useState } from "react";
import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { leaveAfterLogOut } from "#app/kit/platform/browser/signed-in-mark.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import { paths } from "#app/paths.ts";

/** Without JavaScript, the form posts to `/logout`. */
export function LogOutButton({ className }: { className?: string }) {
  const [isPending, setPending] = useState(false);

  async function logOut(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await requestJson("POST", "/api/auth/logout", undefined, { on401: "null" });
      leaveAfterLogOut(paths.home());
    } catch {
      showToast({ title: "Error", description: "Failed to log out. Please try again.", tone: "bad" });
      setPending(false);
    }
  }

  return (
    <form method="post" action={paths.logout()} onSubmit={logOut}>
      <button type="submit" aria-disabled={isPending} className={className}>
        {isPending ? "Logging out..." : "Log Out"}
      </button>
    </form>
  );
}
