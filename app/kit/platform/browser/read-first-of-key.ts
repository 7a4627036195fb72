import type { QueryFunction } from "@tanstack/react-query";
import { requestJson } from "./api-client.ts";

export function readFirstOfKey<T>(on401: "throw" | "null"): QueryFunction<T> {
  return ({ queryKey, signal }) => requestJson<T>("GET", String(queryKey[0]), undefined, { on401, signal });
}
