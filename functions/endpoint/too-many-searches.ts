import { apiError } from "#app/platform/http.ts";
import { toRetryHeaders } from "#app/platform/rate-limit.ts";
import { tooManySearchesText } from "#app/platform/search-limit.ts";

export const tooManySearches = (): Response =>
  apiError(429, { code: "too_many_requests", message: tooManySearchesText }, toRetryHeaders(429));
