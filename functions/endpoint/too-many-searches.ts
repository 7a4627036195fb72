import { apiError } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { tooManySearchesText } from "#app/kit/platform/search-limit.ts";

export const tooManySearches = (): Response =>
  apiError(429, { code: "too_many_requests", message: tooManySearchesText }, toRetryHeaders(429));
