import { useSyncExternalStore } from "react";
import { followKept, type RememberedLicense, readLicense } from "./license-memory.ts";

/** Null on the server, because a page is the same for everybody. */
export const useMyLicense = (): RememberedLicense | null =>
  useSyncExternalStore(followKept, readLicense, () => null);
