import { site } from "#app/site.ts";

/** Only for someone who proved that the account is theirs. */
export const toSuspendedText = (reason: string | null): string =>
  `This account is suspended${reason ? `: “${reason}”` : ""}. If you think that this is a mistake, write to ${site.email}.`;
