import type { LicenseVerdict } from "../license-verdict.ts";

/** What a card says of a license: "You can work here: compact". */
export interface CardAnswer {
  tone: LicenseVerdict["tone"];
  text: string;
}
