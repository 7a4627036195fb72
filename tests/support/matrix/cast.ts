import { contacts } from "#app/accounts/schema.ts";
import { documents, savedOffers, skillResults } from "#app/clinicians/schema.ts";
import {
  attachments,
  companyClaims,
  employerFeeds,
  feedRuns,
  hireRequests,
  postingDrafts,
} from "#app/companies/schema.ts";
import { socialPosts, socialTemplates } from "#app/desk/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { outbox } from "#app/kit/schema.ts";
import { createUser, signInAs } from "../accounts.ts";
import { createCompany, storeApplicant, storePosting } from "../applicants.ts";
import { createKnownCompany } from "../companies.ts";
import { makeDraft, storeJobs } from "../jobs.ts";
import { jpeg } from "../photos.ts";
import { env } from "../site.ts";

const db = toDb(env.DB);
const now = Date.now();
const times = { createdAt: now, updatedAt: now };
const texts = { linkedin: "A job", x: "A job", facebook: "A job", generic: "A job" };

/** A company with a record of each kind, each named for the company. */
async function createBusiness(name: "ours" | "theirs") {
  const people = await createCompany(name === "ours" ? "Harbor Health" : "Gulf Care Group");
  const employerId = people.employer.id;
  const { user: owner } = people.owner;
  const jobId = await storePosting(employerId, `posting-${name}`);
  const waitingId = await storePosting(employerId, `waiting-${name}`, "pending");
  for (const id of [jobId, waitingId])
    await env.DB.prepare("INSERT INTO job_details (job_id, description_html) VALUES (?, '<p>Nights.</p>')")
      .bind(id)
      .run();
  await storeApplicant({ publicId: `applicant-${name}`, employerId, jobId, seenAt: now });
  await env.DB.prepare(
    "INSERT INTO application_endings (public_id, employer_id, actor_id, at, tell_at) VALUES (?, ?, ?, ?, ?)",
  )
    .bind(`ending-${name}`, employerId, owner.id, now, now + 3_600_000)
    .run();
  await db.insert(postingDrafts).values({
    ...times,
    publicId: `draft-${name}`,
    userId: owner.id,
    employerId,
    content: { values: { title: "ICU nurse" } },
    revision: 1,
  });
  await db.insert(postingDrafts).values({
    ...times,
    publicId: `asked-${name}`,
    userId: people.recruiter.user.id,
    employerId,
    content: { values: { title: "ICU nurse" } },
    revision: 1,
    askedAt: now,
  });
  await env.DB.prepare("UPDATE employers SET requires_approval = 1 WHERE id = ?").bind(employerId).run();
  const [feed] = await db
    .insert(employerFeeds)
    .values({ ...times, publicId: `feed-${name}`, employerId, source: name, name: "Board", status: "draft" })
    .returning();
  await env.DB.prepare(
    `INSERT INTO webhooks (public_id, employer_id, address, events, secret, status, created_at)
      VALUES (?1, ?2, 'https://hooks.example.org/', '["posting.opened"]', 'none', 'paused', ?3)`,
  )
    .bind(`webhook-${name}`, employerId, now)
    .run();
  await db.insert(feedRuns).values({
    publicId: `run-${name}`,
    feedId: feed!.id,
    kind: "check",
    startedAt: now,
    finishedAt: now,
    outcome: "done",
    counts: {},
    rows: [],
  });
  return people;
}

/** What the desk looks after; the numbers are those of the rows. */
async function createDeskRecords(jobId: number) {
  const request = { ...times, email: "dana@harbor.example", status: "new" as const };
  const [hire] = await db
    .insert(hireRequests)
    .values({
      ...request,
      publicId: "hire-request",
      name: "Dana Whitfield",
      company: "Harbor Health",
      details: "Two nurses.",
      idempotencyKey: "hire-request",
    })
    .returning();
  await env.FILES.put("hire-requests/file", "%PDF-1.7");
  await db.insert(attachments).values({
    publicId: "attachment",
    hireRequestId: hire!.id,
    r2Key: "hire-requests/file",
    fileName: "role.pdf",
    contentType: "application/pdf",
    sizeBytes: 8,
    createdAt: now,
  });
  await db.insert(contacts).values({
    ...request,
    publicId: "contact",
    kind: "contact",
    firstName: "Sam",
    lastName: "Okafor",
    message: "Which postings?",
    idempotencyKey: "contact",
  });
  const mail = { recipient: "sam@example.com", subject: "Hello", body: "Hello", createdAt: now };
  const [sent] = await db
    .insert(outbox)
    .values({ ...mail, sentAt: now })
    .returning();
  await db.insert(socialTemplates).values({ ...times, publicId: "template", name: "Pay first", texts });
  await db.insert(socialPosts).values({
    ...times,
    publicId: "social-post",
    jobId,
    texts,
    state: "draft",
    stateAt: now,
    revision: 1,
    origin: "social-post",
  });
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO data_requests (public_id, kind, email, source, received_at, due_at, state, created_at)
        VALUES ('data-request', 'access', 'sam@example.com', 'email', ?1, ?1 + 1, 'open', ?1)`,
    ).bind(now),
    env.DB.prepare(
      `INSERT INTO unread_words (kind, phrase, first_seen_at, last_seen_at, samples)
        VALUES ('left-out', 'cytogeneticist', ?1, ?1, '[]')`,
    ).bind(now),
  ]);
  return { mailId: sent!.id };
}

/** Everybody who may knock at a route, and one record of each kind that a route shows. */
export async function createCast() {
  const [ours, theirs] = [await createBusiness("ours"), await createBusiness("theirs")];
  const [looked, seeker, applicant, admin, suspended, revoked] = [
    await createUser("job_seeker"),
    await createUser("job_seeker"),
    await createUser("job_seeker"),
    await createUser("admin"),
    await createUser("employer"),
    await createUser("employer"),
  ];
  const [openSlug = ""] = await storeJobs([makeDraft()]);
  const claimed = await createKnownCompany("Cedar Vale Clinic");
  await env.FILES.put("photos/photo-ours", "\xff\xd8\xff", { httpMetadata: { contentType: "image/jpeg" } });
  await env.DB.prepare("UPDATE users SET profile_image_url = '/photos/photo-ours' WHERE id = ?")
    .bind(ours.owner.user.id)
    .run();
  await env.FILES.put("company-images/image-ours", jpeg, { httpMetadata: { contentType: "image/jpeg" } });
  await env.DB.prepare(
    "INSERT INTO company_images (employer_id, name, kind, alt, width, height, created_at) VALUES (?, 'image-ours', 'logo', '', 1, 1, 1)",
  )
    .bind(ours.employer.id)
    .run();
  // Its team and the desk see the picture, as long as it is taken down.
  await env.DB.prepare(
    'INSERT INTO company_pages (employer_id, revision, shown, down_at, reason) VALUES (?, 1, \'{"text":"","values":[],"video":null}\', 1, \'None\')',
  )
    .bind(ours.employer.id)
    .run();
  for (const { id } of [suspended, revoked])
    await env.DB.prepare(
      "INSERT INTO memberships (user_id, employer_id, role, created_at) VALUES (?, ?, 'owner', 1)",
    )
      .bind(id, ours.employer.id)
      .run();
  await storeApplicant({ publicId: "application", employerId: ours.employer.id, userId: applicant.id });
  await storeApplicant({ publicId: "applicant-desk", employerId: ours.employer.id, isForDesk: true });
  await env.DB.exec(
    "INSERT INTO application_events (application_id, kind, at) SELECT id, 'references-asked', 1 FROM applications WHERE public_id = 'application'",
  );
  await env.DB.exec(
    `INSERT INTO interviews (public_id, application_id, employer_id, state, start_at, kind, place, minutes, time_zone, idempotency_key, created_at, changed_at) SELECT replace(replace(public_id, 'application', 'interview'), 'applicant', 'interview'), id, employer_id, 'confirmed', 4000000000000, 'phone', '', 30, 'America/Chicago', public_id, 1, 1 FROM applications WHERE public_id IN ('application', 'applicant-ours', 'applicant-theirs')`,
  );
  await env.DB.exec(
    `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at) SELECT 'job-offer', id, employer_id, '{"pay":50,"unit":"hour","start":"2098-01-05"}', 'job-offer', 1 FROM applications WHERE public_id = 'application'`,
  );
  await env.DB.exec(
    `INSERT INTO talent (user_id, public_id, profession, types, shifts, takes_agencies) VALUES (${looked.id}, 'person-ours', 'registered-nurse', '[]', '[]', 0)`,
  );
  await env.DB.exec(
    `INSERT INTO talent_messages (public_id, employer_id, job_id, user_id, about, text, state, created_at, idempotency_key) SELECT 'first-message', employer_id, id, ${applicant.id}, 'Registered Nurse', 'Hello', 'sent', 1, 'first-message' FROM jobs WHERE slug = 'posting-ours'`,
  );
  await env.DB.prepare(
    `INSERT INTO application_files (public_id, application_id, field, name, type, size, sha256, r2_key)
      SELECT replace(replace(public_id, 'applicant', 'file'), 'application', 'file'), id, 'resume', 'resume.pdf',
        'application/pdf', 9, '0', 'application-files/' || public_id
        FROM applications WHERE public_id IN ('application', 'applicant-ours', 'applicant-theirs', 'applicant-desk')`,
  ).run();
  for (const key of ["application", "applicant-ours", "applicant-theirs", "applicant-desk"])
    await env.FILES.put(`application-files/${key}`, "%PDF-1.7\n");
  await db.insert(savedOffers).values({
    publicId: "offer",
    userId: applicant.id,
    name: "Night shift",
    search: "pay=50",
    idempotencyKey: "offer",
    createdAt: now,
  });
  await env.DB.prepare(
    "INSERT INTO application_drafts (public_id, user_id, job_id, fields, created_at) SELECT 'prepared', ?, id, '{}', ? FROM jobs WHERE slug = ?",
  )
    .bind(applicant.id, now, openSlug)
    .run();
  await env.FILES.put("documents/document", jpeg);
  await db.insert(documents).values({
    publicId: "document",
    userId: applicant.id,
    kind: "license",
    name: "Texas license",
    type: "image/jpeg",
    size: jpeg.length,
    sha256: "0".repeat(64),
    r2Key: "documents/document",
    idempotencyKey: "document",
    createdAt: now,
    changedAt: now,
  });
  await db.insert(skillResults).values({
    userId: applicant.id,
    checklist: "icu-nurse",
    version: 1,
    ratings: { title: "ICU nurse", version: 1, groups: [] },
    updatedAt: now,
  });
  await db.insert(companyClaims).values({
    publicId: "claim",
    employerId: claimed.id,
    userId: theirs.owner.user.id,
    state: "pending",
    way: "review",
    createdAt: now,
  });
  const jobId = await env.DB.prepare("SELECT id FROM jobs WHERE slug = ?").bind(openSlug).first<number>("id");
  const { mailId } = await createDeskRecords(jobId!);
  const people = {
    seeker,
    applicant,
    elsewhere: theirs.owner.user,
    reviewer: ours.reviewer.user,
    recruiter: ours.recruiter.user,
    owner: ours.owner.user,
    admin,
    suspended,
    revoked,
  };
  const cookies = await Promise.all(
    Object.entries(people).map(async ([name, user]) => [name, await signInAs(user)] as const),
  );
  await env.DB.batch([
    env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(suspended.id),
    env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(revoked.id),
  ]);
  return {
    people,
    cookies: Object.fromEntries(cookies) as Record<string, string>,
    ours: ours.employer,
    theirs: theirs.employer,
    openSlug,
    mailId,
    /** Of whom the desk has a page. */
    userId: looked.id,
  };
}

export type Cast = Awaited<ReturnType<typeof createCast>>;
