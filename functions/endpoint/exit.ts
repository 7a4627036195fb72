import type { Exit } from "#app/accounts/session/page-guard.server.ts";
import { apiError } from "#app/kit/platform/http.ts";

const exits: Record<Exit, { status: number; code: string; message: string }> = {
  "signed-out": { status: 401, code: "signed_out", message: "You are not logged in." },
  forbidden: { status: 403, code: "forbidden", message: "Your account cannot do this." },
  role: { status: 403, code: "forbidden", message: "Your role in the team does not open this." },
  "one-step": {
    status: 403,
    code: "one_step",
    message: "Set up two-step log-in first: the desk takes no password alone.",
  },
  "not-found": { status: 404, code: "not_found", message: "There is no such record." },
};

export function toApiExit(exit: Exit): Response {
  const { status, ...error } = exits[exit];
  return apiError(status, error);
}
