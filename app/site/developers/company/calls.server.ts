import { applicationCalls } from "./applications.server.ts";
import { applyCalls, sentApplication } from "./apply.server.ts";
import type { Call } from "./call.ts";
import { ownPosting, postingCalls } from "./postings.server.ts";

/** The whole company API, in the order of the description and the page. */
export const calls: readonly Call[] = [...postingCalls, ...applicationCalls, ...applyCalls];

/** Named parts of the description. */
export const callParts = { OwnPosting: ownPosting, SentApplication: sentApplication };
