import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "#app/kit/ui/toast/toast.ts";

export function toastFormError(title: string) {
  return async function clientAction({ serverAction }: ClientActionFunctionArgs) {
    const result = await serverAction<SubmissionResult | undefined>();
    const message = result?.error?.[""]?.[0];
    if (message) showToast({ title, description: message, tone: "bad" });
    return result;
  };
}
