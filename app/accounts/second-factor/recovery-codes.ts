import { sha256 } from "#app/kit/platform/random.ts";
import { toBase32 } from "./one-time-code.ts";

const count = 10;
const bytes = 10;

/** Ten codes of 80 random bits, such as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    toBase32(crypto.getRandomValues(new Uint8Array(bytes))).replace(/.{4}(?=.)/g, "$&-"),
  );

export const hashRecoveryCode = (userId: number, code: string): Promise<string> =>
  sha256(`recovery ${userId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, "")}`);
