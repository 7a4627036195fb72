import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { apiError } from "#app/kit/platform/http.ts";
import { rateLimitSeconds } from "#app/kit/platform/rate-limit.ts";
import { site } from "#app/site.ts";

export interface Refusal {
  ok: false;
  status: 400 | 401 | 403 | 409 | 429 | 503;
  code: string;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
}

export const tooManyTries: Refusal = {
  ok: false,
  status: 429,
  code: "too_many_requests",
  message: "Too many tries from your network. Wait a minute, then try again.",
  retryAfterSeconds: rateLimitSeconds,
};

export const wrongPassword: Refusal = {
  ok: false,
  status: 400,
  code: "wrong_password",
  message: "This is not your password.",
  field: "password",
};

export function toMinutesText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export function weakPassword(message: string): Refusal {
  return { ok: false, status: 400, code: "weak_password", message, field: "password" };
}

export function toApiRefusal({ status, code, message, field, retryAfterSeconds }: Refusal): Response {
  const fields = field ? { [field]: message } : undefined;
  return apiError(status, { code, message, fields }, toHeaders(retryAfterSeconds));
}

export function toFormRefusal<T>(submission: Submission<T, string[]>, refusal: Refusal) {
  const { message, field } = refusal;
  const errors = field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
  return data(submission.reply({ ...errors, hideFields: passwordFields }), {
    status: refusal.status,
    headers: toHeaders(refusal.retryAfterSeconds),
  });
}

export function toUnreadRefusal({ status, message, retryAfterSeconds }: Refusal) {
  const result: SubmissionResult<string[]> = { status: "error", error: { "": [message] } };
  return data(result, { status, headers: toHeaders(retryAfterSeconds) });
}

export const passwordFields = ["password", "currentPassword"];

export const toCookieHeaders = (cookies: string[]): [string, string][] =>
  cookies.map((cookie) => ["set-cookie", cookie]);

function toHeaders(retryAfterSeconds?: number): Record<string, string> {
  return retryAfterSeconds ? { "retry-after": String(retryAfterSeconds) } : {};
}

/** Only for someone who proved that the account is theirs. */
export const toSuspendedText = (reason: string | null): string =>
  `This account is suspended${reason ? `: “${reason}”` : ""}. If you think that this is a mistake, write to ${site.email}.`;
