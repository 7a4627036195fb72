import { useSyncExternalStore } from "react";
import { followLicense, type RememberedLicense, readLicense } from "./license-memory.ts";

/** Null on the server, because a page is the same for everybody. */
export const useMyLicense = (): RememberedLicense | null =>
  useSyncExternalStore(followLicense, readLicense, () => null);
