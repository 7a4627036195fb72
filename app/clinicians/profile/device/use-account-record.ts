import { useEffect } from "react";
import { keepRecord, type NamedRecord } from "./kept-profile.ts";

/** Other pages' cards read the device's record, and this page has the account's. */
export function useAccountRecord(account: NamedRecord | null): void {
  useEffect(() => {
    if (account) keepRecord(account);
  }, [account]);
}
