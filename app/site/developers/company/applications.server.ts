import * as z from "zod";
import { toSharedContact, withoutPerson } from "#app/applications/applicants/applicant/applicant-view.ts";
import { findApplicant } from "#app/applications/applicants/applicant/find-applicant.server.ts";
import { noteOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { stateNames } from "#app/applications/applicants/applicant-states.ts";
import { endInOurWords } from "#app/applications/applicants/ending/ask-and-end.server.ts";
import {
  findMovedMeanwhile,
  isMove,
  moveApplicants,
} from "#app/applications/applicants/stages/applicant-changes.server.ts";
import {
  findStage,
  type StageRow,
  selectStages,
  toTemplates,
} from "#app/applications/applicants/stages/stage-store.server.ts";
import { addApplicantNote } from "#app/applications/applicants/team/note-store.server.ts";
import { noteSchema } from "#app/applications/applicants/team/notes-part.tsx";
import { hidePerson, toNameColumns } from "#app/applications/notices/blind.ts";
import { sendStoredFile } from "#app/applications/receipt/sent-files.server.ts";
import { toWholeReach } from "#app/companies/workspace/frame/reach.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { cursorParam, perPage, readCursor, toList } from "#app/site/developers/contract/cursor.ts";
import { apiBase, none, slugParam } from "#app/site/developers/contract/resource.ts";
import { listOfAnswers } from "#app/site/developers/contract/shapes.ts";
import { workPaths } from "#app/work-paths.ts";
import { type Call, type Calling, companyBase, done, refuseCall, toCall } from "./call.ts";

const group = "Your applications";
const time = z.iso.datetime();
const toTime = (ms: number): string => new Date(ms).toISOString();

const stage = z.object({
  id: z.number().int(),
  name: z.string(),
  state: z.enum(stateNames).describe("What the applicant is told of it."),
});

const listedApplication = z.object({
  id: z.string(),
  url: z.url().describe("Its page in your workspace."),
  firstName: z.string().describe("Applicant, while you review the posting without names."),
  lastName: z.string(),
  posting: z.object({ slug: z.string().nullable(), requisition: z.string().nullable(), title: z.string() }),
  state: z.enum(stateNames),
  stage: stage.omit({ state: true }).nullable().describe("Null once withdrawn."),
  appliedAt: time,
});

interface ListedRow {
  id: number;
  publicId: string;
  firstName: string;
  lastName: string;
  state: (typeof stateNames)[number];
  stageId: number | null;
  stage: string | null;
  slug: string | null;
  requisition: string | null;
  title: string;
  createdAt: number;
}

/** Of an application `a` with its joins. */
const listedColumns = `a.id, a.public_id AS publicId, ${toNameColumns("a")}, a.state, a.stage_id AS stageId, s.name AS stage,
  j.slug, d.facts ->> 'requisitionId' AS requisition, coalesce(j.title, a.job_title) AS title, a.created_at AS createdAt`;
const listedJoins =
  "LEFT JOIN jobs j ON j.id = a.job_id LEFT JOIN job_details d ON d.job_id = a.job_id LEFT JOIN stages s ON s.id = a.stage_id";

const toListed = (
  {
    publicId,
    firstName,
    lastName,
    state,
    stageId,
    stage: name,
    slug,
    requisition,
    title,
    createdAt,
  }: ListedRow,
  company: string,
  toUrl: (path: string) => string,
): z.input<typeof listedApplication> => ({
  ...{ id: publicId, firstName, lastName, state },
  url: toUrl(workPaths.hiringApplicant(company, publicId)),
  posting: { slug, requisition, title },
  stage: stageId === null || name === null ? null : { id: stageId, name },
  appliedAt: toTime(createdAt),
});

interface ListedPage {
  posting: string | null;
  stage: number | null;
  since: number;
  after: readonly [createdAt: number, id: number] | null;
}

/** Oldest first, so that a program that goes on where it was misses nobody. One row more than a page. */
export function selectApplications(
  d1: D1Database,
  employerId: number,
  { posting, stage: stageId, since, after }: ListedPage,
) {
  const bound: (number | string)[] = [employerId, since];
  const bind = (value: number | string) => `?${bound.push(value)}`;
  const isOther = posting || stageId;
  const wheres = [`${isOther ? "+" : ""}a.employer_id = ?1`, "a.created_at >= ?2"];
  if (posting)
    wheres.push(`a.job_id = (SELECT id FROM jobs WHERE slug = ${bind(posting)} AND employer_id = ?1)`);
  if (stageId) wheres.push(`a.stage_id = ${bind(stageId)}`);
  if (after) wheres.push(`(a.created_at, a.id) > (${after.map(bind).join(", ")})`);
  return d1
    .prepare(
      `SELECT ${listedColumns} FROM applications a ${listedJoins} WHERE ${wheres.join(" AND ")}
        ORDER BY a.created_at, a.id LIMIT ${perPage + 1}`,
    )
    .bind(...bound);
}

const listApplications = toCall({
  method: "GET",
  path: `${companyBase}/applications`,
  id: "listApplications",
  group,
  title: "List applications",
  about: `Oldest first, ${perPage} at a time. To fetch what is new, send since with the newest appliedAt that you have.`,
  scope: "applications:read",
  params: none,
  query: z.object({
    posting: slugParam.optional().describe("The slug of a posting of yours."),
    stage: z.coerce
      .number("Send the id of a stage.")
      .int()
      .positive()
      .optional()
      .describe("The id of a stage."),
    since: z.iso
      .datetime({ offset: true, error: "Send a time such as 2026-11-29T08:00:00Z." })
      .optional()
      .describe("Sent at this time or later."),
    cursor: cursorParam,
  }),
  body: null,
  answer: listOfAnswers(listedApplication),
  example: { search: "since=2026-11-01T00:00:00Z" },
  async run({ db }, { caller, query, self, toUrl }) {
    const read = readCursor(self, query.cursor, (at) => /^\d{1,15}_\d{1,15}$/.test(at));
    if ("refused" in read) return read;
    const [at, id] = (read.at ?? "").split("_").map(Number);
    const { results } = await selectApplications(db.$client, caller.company.employerId, {
      posting: query.posting ?? null,
      stage: query.stage ?? null,
      since: query.since === undefined ? 0 : Date.parse(query.since),
      after: id === undefined ? null : [at!, id],
    }).all<ListedRow>();
    const rows = results.slice(0, perPage);
    const last = results.length > perPage ? rows.at(-1) : undefined;
    const data = rows.map((row) => toListed(row, caller.company.slug, toUrl));
    return done(toList(self, toUrl, data, last ? `${last.createdAt}_${last.id}` : null));
  },
});

const params = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .describe("As a list or a webhook gives it."),
});
const example = { params: { id: "kX3fQ9v1TzW0b7RmYc5d2A" } };
const missing = refuseCall(
  "not_found",
  "Your company has no such application. /api/v1/company/applications lists them.",
);

const line = z.object({ label: z.string(), value: z.string() });

const wholeApplication = z.object({
  ...listedApplication.shape,
  contact: z
    .object({ email: z.string(), phone: z.string().nullable() })
    .nullable()
    .describe("Null until the applicant shares it."),
  message: z.string(),
  licenses: z.array(z.object({ state: z.string(), number: z.string().nullable(), isCompact: z.boolean() })),
  profile: z.array(line).nullable().describe("What was sent in place of a résumé."),
  details: z.array(line),
  answers: z.array(line.extend({ asked: z.string().optional() })).describe("To your questions."),
  files: z.array(
    z.object({
      id: z.string(),
      field: z.string(),
      name: z.string(),
      type: z.string(),
      url: z.url().nullable().describe("Asks for the same key. Null once the file is deleted."),
    }),
  ),
  stages: z.array(stage).describe("Where it may be moved."),
});

const getApplication = toCall({
  method: "GET",
  path: `${companyBase}/applications/{id}`,
  id: "getApplication",
  group,
  title: "One application",
  about:
    "As it was sent, with answers and files. Email and phone are there once the applicant shares them, as in your workspace, and not while you review without names.",
  scope: "applications:read",
  params,
  query: none,
  body: null,
  answer: wholeApplication,
  example,
  async run({ db }, { caller, params: { id }, toUrl }) {
    const { employerId, slug } = caller.company;
    const [found, row] = await Promise.all([
      findApplicant(db, toWholeReach(employerId), id),
      findListed(db.$client, employerId, id),
    ]);
    if (!found || !row) return missing;
    const { applicant, copy, files, stages } = found;
    const {
      licenses = [],
      profile = null,
      details = [],
      answers = [],
    } = (copy && withoutPerson(copy, applicant.hidden)) ?? {};
    return done({
      ...toListed(row, slug, toUrl),
      contact: toSharedContact(applicant),
      message: hidePerson(applicant.message, applicant.hidden),
      ...{ licenses, profile, details, answers },
      files: files.map(({ publicId, field, name, type, r2Key }) => ({
        ...{ id: publicId, field, name, type },
        url: r2Key && toUrl(`${apiBase}${companyBase}/applications/${id}/files/${publicId}`),
      })),
      stages: stages.map(({ id: stageId, name, state }) => ({ id: stageId, name, state })),
    });
  },
});

const findListed = (d1: D1Database, employerId: number, publicId: string) =>
  d1
    .prepare(
      `SELECT ${listedColumns} FROM applications a ${listedJoins} WHERE a.public_id = ?1 AND a.employer_id = ?2`,
    )
    .bind(publicId, employerId)
    .first<ListedRow>();

const getFile = toCall({
  method: "GET",
  path: `${companyBase}/applications/{id}/files/{file}`,
  id: "getApplicationFile",
  group,
  title: "A file of an application",
  about: "The bytes, as a download. The applicant can read which file was opened, and when.",
  scope: "applications:read",
  params: params.extend({
    file: z
      .string()
      .regex(/^[\w-]{1,60}$/)
      .describe("The id of the file."),
  }),
  query: none,
  body: null,
  answer: null,
  example: { params: { ...example.params, file: "pB8sL2hV6nE4jUo0Ga1xCw" } },
  async run({ db, env, now }, { caller, params: { id, file: fileId }, request }) {
    const found = await findApplicant(db, toWholeReach(caller.company.employerId), id);
    const file = found?.files.find(({ publicId, r2Key }) => publicId === fileId && r2Key !== null);
    if (!found || !file) return missing;
    const { origin, pathname } = new URL(request.url);
    const answer = await sendStoredFile(env, new Request(origin + pathname), file);
    const what = { file: file.name, field: file.field };
    const who = { id: found.applicant.id, actorId: caller.user.id };
    await noteOpened(db, { ...who, what, since: now - minuteMs, now });
    return answer;
  },
});

const listStages = toCall({
  method: "GET",
  path: `${companyBase}/stages`,
  id: "listStages",
  group,
  title: "Your stages",
  about: "Sets of stages. An application moves between the stages of one set.",
  scope: "applications:read",
  params: none,
  query: none,
  body: null,
  answer: z.object({
    data: z.array(z.object({ name: z.string(), isDefault: z.boolean(), stages: z.array(stage) })),
  }),
  example: {},
  async run({ db }, { caller }) {
    const { results } = await selectStages(db.$client, caller.company.employerId).all<StageRow>();
    const data = toTemplates(results).map(({ name, isDefault, stages }) => ({
      ...{ name, isDefault },
      stages: stages.map(({ id, name: stageName, state }) => ({ id, name: stageName, state })),
    }));
    return done({ data });
  },
});

const moveBody = z.object({
  stage: z.number().int().positive().describe("The id of the stage to move to."),
  from: z
    .number()
    .int()
    .positive()
    .describe("The id of the stage where you saw it. If it is elsewhere by now, you get 409."),
});

const moved = z.object({
  id: z.string(),
  state: z.enum(stateNames),
  stage: stage.omit({ state: true }).nullable(),
});

const moveApplication = toCall({
  method: "POST",
  path: `${companyBase}/applications/{id}/move`,
  id: "moveApplication",
  group,
  title: "Move an applicant",
  about:
    "The applicant gets our email where the new stage tells something new. An applicant who is not selected reads it in our words after 10 minutes; until then you can undo it in your workspace.",
  scope: "applications:write",
  params,
  query: none,
  body: moveBody,
  answer: moved,
  example: { ...example, body: { stage: 12, from: 11 } },
  async run(context, asked) {
    const {
      caller,
      params: { id },
      body,
    } = asked;
    const { employerId } = caller.company;
    const { db } = context;
    const before = await findListed(db.$client, employerId, id);
    if (!before) return missing;
    const to = await findStage(db, employerId, body.stage);
    if (!to)
      return refuseCall("invalid_body", "Correct what `errors` names.", [
        {
          parameter: "stage",
          detail: "Your company has no stage with this id. /api/v1/company/stages lists them.",
        },
      ]);
    // A program that sends it again after a broken connection finds what it wanted.
    if (before.stageId === to.id) return toMoved(db.$client, employerId, id);
    const seen = new Map([[id, body.from]]);
    const isMoved = isMove(to)
      ? (await moveApplicants(context, { employerId, userId: caller.user.id, seen, to })).moved > 0
      : await endInOurWords(context, {
          company: { id: employerId, name: caller.company.name },
          sender: caller.user,
          publicId: id,
          seenIn: body.from,
        });
    if (isMoved) {
      sendOutboxSoon(context);
      return toMoved(db.$client, employerId, id);
    }
    const [overtaken] = await findMovedMeanwhile(db, employerId, seen, to.id);
    return refuseCall(
      "conflict",
      overtaken ??
        "Nothing was moved: the stage is of another set, or the applicant withdrew or has a newer application.",
    );
  },
});

async function toMoved(d1: D1Database, employerId: number, publicId: string) {
  const { state, stageId, stage: name } = (await findListed(d1, employerId, publicId))!;
  return done({
    ...{ id: publicId, state },
    stage: stageId === null || name === null ? null : { id: stageId, name },
  });
}

const noteBody = z.object({
  note: noteSchema.shape.note.describe("For your team alone, up to 5,000 characters."),
});

const addNote = toCall({
  method: "POST",
  path: `${companyBase}/applications/{id}/notes`,
  id: "addApplicationNote",
  group,
  title: "Write a note",
  about: "Your team reads it on the applicant's page, under the name of the owner who made the key.",
  scope: "applications:write",
  params,
  query: none,
  body: noteBody,
  answer: z.object({ id: z.string().describe("Of the application.") }),
  example: { ...example, body: { note: "Background check passed." } },
  run: writeNote,
});

async function writeNote(
  context: SiteContext,
  { caller, params: { id }, body, callHash }: Calling<{ id: string }, unknown, { note: string }>,
) {
  const { employerId } = caller.company;
  if (!(await findListed(context.db.$client, employerId, id))) return missing;
  await addApplicantNote(context, {
    ...{ employerId, publicId: id, authorId: caller.user.id, text: body.note },
    idempotencyKey: callHash,
    told: [],
    mail: { subject: "", body: "" },
  });
  return done({ id }, 201);
}

export const applicationCalls: readonly Call[] = [
  ...[listApplications, getApplication, getFile, listStages, moveApplication, addNote],
];
