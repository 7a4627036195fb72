import { useNavigate } from "@remix-run/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { paths } from "#app/paths.ts";
import { requestJson } from "#app/platform/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

/** Ends the session without leaving the page until it has ended; without JavaScript the form posts to `/logout`. */
export function LogOutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logOut = useMutation({
    mutationFn: () => requestJson("POST", "/api/auth/logout", undefined, { on401: "null" }),
    onSuccess: () => {
      queryClient.clear();
      showToast({ title: "Logged Out", description: "You have been successfully logged out." });
      navigate(paths.home());
    },
    onError: () =>
      showToast({ title: "Error", description: "Failed to log out. Please try again.", tone: "bad" }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!logOut.isPending) logOut.mutate();
  };
  return (
    <form method="post" action={paths.logout()} onSubmit={submit}>
      <Button look="quiet" aria-disabled={logOut.isPending} className={className}>
        {logOut.isPending ? "Logging out..." : "Log Out"}
      </Button>
    </form>
  );
}
