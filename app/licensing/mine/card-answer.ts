import type { LicenseVerdict } from "../license-verdict.ts";

export interface CardAnswer {
  tone: LicenseVerdict["tone"];
  text: string;
}
