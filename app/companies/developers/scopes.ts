/** What a key opens, in the words of the page. */
export const scopes = {
  "postings:read": "Read your postings",
  "postings:write": "Publish, change, close and fill postings",
  "applications:read": "Read applications with answers and files",
  "applications:write": "Move applicants to a stage and write notes",
  apply: "Send applications for your own postings",
} as const;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];
