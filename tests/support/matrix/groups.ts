export const people = [
  ...["nobody", "someone logged out", "a suspended owner"],
  ...["a seeker", "an unproved seeker", "another company's owner", "an admin"],
  ...["a reviewer", "a recruiter", "an owner"],
] as const;
export type Person = (typeof people)[number];
export const outsiders = people.slice(0, 3);
const members = people.slice(7);
const employers = ["another company's owner", ...members] as const;

/** "open": not refused; what the person sent may still be wrong. "member": open, or not for this role. */
export type Answer = "open" | "member" | "login" | 401 | 403 | 404;
type Answers = Record<Person, Answer>;

const forEach = (who: readonly Person[], answer: Answer) =>
  Object.fromEntries(who.map((person) => [person, answer]));
const answers = (...parts: object[]) => Object.assign({}, ...parts) as Answers;
const openTo = (who: readonly Person[], others: Answer, out: Answer = "login"): Answers =>
  answers(forEach(people, others), forEach(outsiders, out), forEach(who, "open"));

export const everybody = answers(forEach(people, "open"));
const viewers = openTo(people.slice(3), "open");
const admins = openTo(["an admin"], 403);
const team = answers(openTo([], 404), forEach(members, "member"), forEach(["an owner"], "open"));

/** Each route and endpoint belongs to the first group that its pattern matches: a new one to a group or to nobody. */
const groups: [RegExp, Answers][] = [
  // With a key of the company, and for nobody by a session.
  [/^\/api\/v1\/company\//, openTo([], 401, 401)],
  [/^\/api\/v1\//, everybody],
  [/^\/api\/admin\//, openTo(["an admin"], 403, 401)],
  [/^\/api\/(?:profile|auth\/me|jobs\/saved\/sync)$/, openTo(people.slice(3), "open", 401)],
  [
    /^\/api\/(?:analytics\/web-vitals|auth\/(?:login|login\/code|logout|register)|career|contact|health|hire-request|jobs|jobs\/for-license|jobs\/recent|jobs\/saved|jobs\/stats|jobs\/words|jobs\/:slug|jobs\/:slug\/(?:away|beside|applications|apply-schema)|mentor|navigation|navigation\/suggestions|specialties)$/,
    everybody,
  ],
  [/^\/admin(?:$|-dashboard$|\/)/, admins],
  [/^\/hiring\/claims\/:publicId$/, openTo([], 404)],
  [/^\/hiring\/:company\/approvals\/:draft$/, openTo(["an owner"], 404)],
  [/^\/hiring\/:company/, team],
  // Seekers and admins act for no company.
  [/^\/hiring$/, openTo(employers, 403)],
  [/^\/hiring\/claims$/, openTo(employers, 403)],
  [
    /^\/dashboard\/(?:(?:applications|offers|documents)\/:publicId(?:\/(?:file|image))?|drafts\/:draft)$/,
    openTo(["a seeker"], 404),
  ],
  // Who has the reference learns that something was sent; a form takes the account or the mailed link.
  [/^\/applications\/:publicId$/, everybody],
  [
    /^\/applications\/:publicId\/files\/:file$|^\/(?:interviews|offers|first-messages)\/:publicId(?:\/calendar\.ics)?$/,
    openTo(["a seeker"], 404, 404),
  ],
  [/^\/applications\/:publicId\/references$/, openTo(["a seeker"], 404)],
  // Kept on the device of someone without an account.
  [/^\/dashboard\/profile$/, everybody],
  // A photo is for its owner, the owner's teams and the desk.
  [/^\/photos\/:photo$|^\/company-images\/:image$/, openTo([], 404, 404)],
  // Only with the key that its owner made.
  [/^\/dashboard\/calendar\.ics$|^\/applications\/:publicId\/shared$/, openTo([], 404, 404)],
  [/^\/dashboard|^\/alerts(?:\/edit)?$|^\/skills-assessment\/:slug\/result/, viewers],
  [/^\/post-job\/published\/:slug$/, openTo(members, 404)],
  [/^\/post-job\/:draft\//, openTo(["an owner"], 404, 404)],
  [
    /^\/(?:$|alerts\/|jobs|search$|healthcare-jobs\/|featured-jobs$|saved$|\w+(?:-\w+)*-jobs$|professions?\b|healthcare-|specialt|np-pa-|geograph|metro|locations|states\/|salary-|career-|candidate-|ai-|skills-|blog|resources|downloads$|faq$|about|privacy-policy$|terms$|employers|hire-|for-employers$|employer-landing$|invitations$|post-job$|still-hiring$|physicians-|contact|[\w-]+-recruit(?:ing|ers)(?:-near-me)?$|nurse-practitioner-form$|login$|register$|logout$|sign-in|forgot-|reset-|verify-|confirm-new-email$|approve-new-email$|reopen-account$|your-data(?:$|\/)|(?:application|expiry)-emails\/|sitemap|embed\/jobs$|oembed$|offline$|manifest|cards\/|social\.rss$|llms\.txt$|robots\.txt$|\.well-known\/|developers$|feeds\/|\*$)/,
    everybody,
  ],
];

export const findGroup = (pattern: string) => groups.find(([of]) => of.test(pattern))?.[1];
