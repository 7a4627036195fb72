import type { ApplicationCopy } from "./application-copy.ts";

/** "Texas, number 123456, multistate or compact". */
export const toLicenseText = ({ state, number, isCompact }: ApplicationCopy["licenses"][number]): string =>
  [state, number && `number ${number}`, isCompact && "multistate or compact"].filter(Boolean).join(", ");
