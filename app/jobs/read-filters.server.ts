import { requireTidyAddress } from "#app/platform/tidy-address.ts";
import { isSaidBySilence } from "./filter-choices.ts";
import { type JobFilters, parseFilters } from "./filters.ts";

export function readFilters(request: Request): JobFilters {
  requireTidyAddress(request, isSaidBySilence);
  return parseFilters(new URL(request.url).searchParams);
}
