import { useEffect } from "react";
import { keepRecord, type NamedRecord } from "./kept-profile.ts";

/** The account's record comes with the page, and the cards of other pages read the device's. */
export function useAccountRecord(account: NamedRecord | null): void {
  useEffect(() => {
    if (account) keepRecord(account);
  }, [account]);
}
