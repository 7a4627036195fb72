import { everybody, findGroup } from "./groups.ts";

/**
 * What an answer comes to. `open` is any that the person may get: a page, a file, a redirect, a form that is not right
 * yet. `some` are forms of which the person may send some, and gets 403 for the others.
 */
export type Outcome = "open" | "some" | "login" | "401" | "403" | "404" | "405";

/** A session that was revoked and one of a suspended account are those of someone signed out. */
export const signedOut = ["anonymous", "revoked", "suspended"];
const signedIn = ["seeker", "applicant", "elsewhere", "reviewer", "recruiter", "owner", "admin"];
export const everyone = [...signedOut, ...signedIn];

/**
 * Each kind of route, by method, with what it answers to each person. Someone else's record is 404; an account of
 * another kind gets 403 where the address names nobody's record, and so does a reviewer who would change something.
 */
const table = `
kind            method  signed-out  seeker  applicant  elsewhere  reviewer  recruiter  owner  admin
everybody       GET     open        open    open       open       open      open       open   open
everybody       POST    open        open    open       open       open      open       open   open
nothing         GET     404         404     404        404        404       404        404    404
nothing         POST    404         404     404        404        404       404        404    404
sent only       GET     open        open    open       open       open      open       open   open
sent only       POST    login       open    open       open       open      open       open   open
account         GET     login       open    open       open       open      open       open   open
account         POST    login       open    open       open       open      open       open   open
own record      GET     login       404     open       404        404       404        404    404
own record      POST    login       404     open       404        404       404        404    404
own result      GET     login       404     open       404        404       404        404    404
own result      POST    login       open    open       open       open      open       open   open
own file        GET     login       404     open       404        404       404        404    404
own file        POST    open        open    open       open       open      open       open   open
receipt         GET     open        open    open       open       open      open       open   open
receipt         POST    404         404     open       404        404       404        404    404
sent file       GET     404         404     open       404        404       404        404    404
sent file       POST    404         404     open       404        404       404        404    404
photo           GET     404         404     404        404        open      open       open   open
photo           POST    404         404     404        404        open      open       open   open
employers       GET     login       403     403        open       open      open       open   403
employers       POST    login       403     403        open       open      open       open   403
claim           GET     login       404     404        open       404       404        404    404
claim           POST    login       404     404        open       404       404        404    404
own-session     GET     open        open    open       open       open      open       open   open
own-session     POST    login       open    open       open       open      open       open   open
draft           GET     404         404     404        404        404       404        open   404
draft           POST    404         404     404        404        404       404        open   404
sent draft      GET     404         404     404        404        404       404        open   404
sent draft      POST    login       404     404        404        404       404        open   404
published       GET     login       404     404        404        open      open       open   404
company         GET     login       404     404        404        open      open       open   404
company         POST    login       404     404        404        403       open       open   404
company, some   GET     login       404     404        404        open      open       open   404
company, some   POST    login       404     404        404        some      some       open   404
company, own    GET     login       404     404        404        open      open       open   404
company, own    POST    login       404     404        404        open      open       open   404
company, write  GET     login       404     404        404        403       open       open   404
company, write  POST    login       404     404        404        403       open       open   404
owners          GET     login       404     404        404        403       403        open   404
owners          POST    login       404     404        404        403       403        open   404
approval        GET     login       404     404        404        404       404        open   404
approval        POST    login       404     404        404        404       404        open   404
company file    GET     405         405     405        405        405       405        405    405
company file    POST    login       404     404        404        open      open       open   404
desk            GET     login       403     403        403        403       403        403    open
desk            POST    login       403     403        403        403       403        403    open
desk file       GET     405         405     405        405        405       405        405    405
desk file       POST    login       403     403        403        403       403        403    open
own data        GET     401         open    open       open       open      open       open   open
own data        POST    401         open    open       open       open      open       open   open
keyed           GET     401         401     401        401        401       401        401    401
keyed           POST    401         401     401        401        401       401        401    401
desk data       GET     401         403     403        403        403       403        403    open
desk data       POST    401         403     403        403        403       403        403    open
`;

/** Those that are not open to all; the first that fits counts. A new page below `/admin`, `/dashboard` or `/hiring/:company` is guarded by its address. */
const kinds: [kind: string, fits: RegExp][] = [
  ["nothing", /^\/\*$|^\/dashboard\/calendar\.ics$|^\/applications\/:publicId\/shared$/],
  ["desk file", /^\/admin\/(hire-requests|contacts)\.csv$/],
  ["desk", /^\/admin(-dashboard$|\/|$)/],
  [
    "own record",
    /^\/dashboard\/(applications|offers|documents|drafts)\/:|^\/applications\/:publicId\/references$/,
  ],
  // Leads home or to the posting when it is opened, or shows what the device keeps.
  ["sent only", /^\/dashboard\/(sessions|verification)$|^\/jobs\/:slug\/(applied|dismissed)$|^\/saved$/],
  // Keeps a profile on the device of whoever has no account.
  ["everybody", /^\/dashboard\/profile$/],
  ["account", /^\/dashboard(\/|$)|^\/alerts(\/edit)?$/],
  ["receipt", /^\/applications\/:publicId$/],
  [
    "sent file",
    /^\/applications\/:publicId\/files\/:file$|^\/(?:interviews|offers|first-messages)\/:publicId(?:\/calendar\.ics)?$/,
  ],
  ["photo", /^\/photos\/:|^\/company-images\/:/],
  ["claim", /^\/hiring\/claims\/:/],
  ["employers", /^\/hiring(\/claims)?$/],
  ["company file", /^\/hiring\/:company\/applicants\.csv$/],
  ["approval", /^\/hiring\/:company\/approvals\/:draft$/],
  ["owners", /^\/hiring\/:company\/developers(\/|$)/],
  [
    "company, write",
    /^\/hiring\/:company\/(jobs\/:slug\/(close|questions)|page|endings\/:publicId|feeds\/new)$/,
  ],
  // What each member sets for themselves.
  ["company, own", /^\/hiring\/:company\/hours$/],
  ["company, some", /^\/hiring\/:company\/(team|applicants(\/:publicId)?)$/],
  ["company", /^\/hiring\/:company(\/|$)/],
  ["own-session", /^\/confirm-new-email$/],
  ["published", /^\/post-job\/published\/:/],
  ["sent draft", /^\/post-job\/:draft\/review$/],
  ["draft", /^\/post-job\/:draft(\/|$)/],
  ["own result", /^\/skills-assessment\/:slug\/result$/],
  ["own file", /^\/skills-assessment\/:slug\/result\.json$/],
  ["keyed", /^\/api\/v1\/company\//],
  ["desk data", /^\/api\/admin\//],
  ["own data", /^\/api\/(auth\/me|profile|jobs\/saved\/sync)$/],
];

/** Null for a route that groups.ts does not know either. */
export const findKind = (pattern: string): string | null =>
  kinds.find(([, fits]) => fits.test(pattern))?.[0] ??
  (findGroup(pattern) === everybody ? "everybody" : null);

const [head = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.split(/ {2,}/));

/** Throws where the table has no row, as for a form of a group that has none. */
export function toExpected(kind: string, method: "GET" | "POST", person: string): Outcome {
  const row = rows.find(([name, of]) => name === kind && of === method);
  const column = head.indexOf(signedOut.includes(person) ? "signed-out" : person);
  if (!row || column < 0) throw new Error(`Say what ${kind} answers a ${method} of ${person}.`);
  return row[column] as Outcome;
}
