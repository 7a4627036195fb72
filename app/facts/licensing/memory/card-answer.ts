import type { LicenseVerdict } from "#app/facts/licensing/license-verdict.ts";

export interface CardAnswer {
  tone: LicenseVerdict["tone"];
  text: string;
}
