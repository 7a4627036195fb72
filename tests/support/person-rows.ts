import { findPerson } from "#app/applications/erasure/person.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { createEmployer, createUser } from "./accounts.ts";
import { storePosting } from "./applicants.ts";
import { env } from "./site.ts";

const db = toDb(env.DB);
let stored = 0;

async function insert(table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const { meta } = await env.DB.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
  )
    .bind(...Object.values(row))
    .run();
  return meta.last_row_id;
}

/** One row at least in every table that can have one about a person, with or without an account, and a file. */
export async function fillPerson(email: string, lastName: string, hasAccount: boolean) {
  stored += 1;
  const key = `person-${stored}`;
  const times = { created_at: 1, updated_at: 1 };
  const employer = await createEmployer(`Company of ${key}`);
  const jobId = await storePosting(employer.id, `posting-${key}`);
  const staff = await createUser("admin");
  const name = { first_name: "Dana", last_name: lastName };
  const user = hasAccount ? await createUser("employer", { email, firstName: "Dana", lastName }) : null;
  const { values } = await findPerson(db, email);
  const [, , hash, limits] = values as string[];
  await insert("sign_in_attempts", { email_hash: hash, source_hash: key, failures: 1, last_failed_at: 1 });
  for (const keyHash of JSON.parse(limits!))
    await insert("used_limits", { key_hash: keyHash, used: 1, resets_at: 1 });
  if (user) await fillAccount(user.id, employer.id, key, email);
  else await fillAlerts({ email }, key, email);
  await insert("data_exports", {
    public_id: key,
    email,
    user_id: user?.id ?? null,
    asked_at: 1,
    queued_at: 1,
    made_at: 1,
    expires_at: 9e12,
  });
  await env.FILES.put(`exports/${key}.zip`, `your-data.json ${email}`);
  await insert("data_links", { secret_hash: key, email, created_at: 1, expires_at: 9e12 });
  await insert("email_changes", {
    user_id: staff.id,
    new_email: email,
    old_hash: `old ${key}`,
    new_hash: `new ${key}`,
    asked_by: key,
    created_at: 1,
    expires_at: 1,
  });
  await insert("invitations", {
    public_id: key,
    employer_id: employer.id,
    email,
    role: "owner",
    secret_hash: key,
    created_at: 1,
    expires_at: 1,
  });
  const applicationId = await insert("applications", {
    ...name,
    ...times,
    public_id: key,
    job_id: jobId,
    employer_id: employer.id,
    user_id: user?.id ?? null,
    email: email.toUpperCase(),
    message: `Write to ${email}.`,
    job_title: "RN",
    employer_name: employer.name,
    idempotency_key: key,
  });
  await insert("withheld_applications", {
    application_id: applicationId,
    user_id: user?.id ?? staff.id,
    is_for_desk: 0,
  });
  await insert("application_events", {
    application_id: applicationId,
    kind: "sent",
    at: 1,
    detail: JSON.stringify({ message: `I am ${email}` }),
  });
  await insert("application_events", {
    application_id: applicationId,
    kind: "assigned",
    at: 1,
    detail: JSON.stringify({ to: staff.id }),
  });
  await insert("application_copies", {
    application_id: applicationId,
    copy: JSON.stringify({ person: { email }, note: `I am ${email}` }),
    created_at: 1,
  });
  await env.FILES.put(`application-files/${key}`, `%PDF-1.7 ${email}`);
  await env.FILES.put(`readings/application-files/${key}.json`, `{"text":"${email}"}`);
  const fileId = await insert("application_files", {
    public_id: key,
    application_id: applicationId,
    field: "resume",
    name: `${email}.pdf`,
    type: "application/pdf",
    size: 20,
    sha256: key,
    r2_key: `application-files/${key}`,
  });
  await insert("resume_texts", {
    file_id: fileId,
    company: `company${employer.id}`,
    text: `Dana ${lastName}, RN. ${email}`,
  });
  const noteId = await insert("application_notes", {
    application_id: applicationId,
    text: `A note about ${email}`,
    idempotency_key: key,
    created_at: 1,
    author_id: staff.id,
  });
  if (user) await insert("note_mentions", { user_id: user.id, note_id: noteId });
  await insert("application_shares", {
    application_id: applicationId,
    key_hash: key,
    created_by: staff.id,
    ...{ created_at: 1, ends_at: 2, opened_at: 1, opinion: "yes", name: "Lane", answered_at: 1 },
    note: `An opinion about ${email}`,
  });
  await insert("scorecards", {
    application_id: applicationId,
    author_id: staff.id,
    verdict: "yes",
    ratings: "[]",
    note: `A card about ${email}`,
    ...{ created_at: 1, changed_at: 1 },
  });
  const tagId = await insert("applicant_tags", { employer_id: employer.id, name: `Tag ${key}`.slice(0, 30) });
  await insert("application_tags", { application_id: applicationId, tag_id: tagId });
  const contactId = await insert("contacts", {
    ...name,
    ...times,
    public_id: key,
    kind: "contact",
    email,
    message: "A message.",
    idempotency_key: key,
  });
  const requestId = await insert("hire_requests", {
    ...times,
    public_id: key,
    name: `Dana ${lastName}`,
    email,
    company: "Harbor",
    details: "Two nurses.",
    idempotency_key: key,
  });
  for (const [kind, id] of [
    ["contact", contactId],
    ["hire_request", requestId],
  ] as const)
    for (const event of ["note", "answer"])
      await insert("request_events", {
        kind,
        request_id: id,
        actor_id: staff.id,
        event,
        at: 1,
        detail: JSON.stringify({ text: `${event} for ${email}` }),
      });
  await insert("attachments", {
    public_id: key,
    hire_request_id: requestId,
    r2_key: `hire-requests/${key}`,
    file_name: `${lastName}.pdf`,
    content_type: "application/pdf",
    size_bytes: 9,
    created_at: 1,
  });
  await env.FILES.put(`hire-requests/${key}`, `%PDF ${email}`, { customMetadata: { from: email } });
  await insert("job_reports", {
    job_id: jobId,
    reason: "scam",
    details: `Ask ${email}`,
    email,
    idempotency_key: key,
    created_at: 1,
  });
  await insert("outbox", {
    recipient: email,
    subject: "Hello",
    body: `/dashboard?for=${encodeURIComponent(email)}`,
    created_at: 1,
  });
  await insert("outbox", {
    recipient: "team@example.org",
    reply_to: email,
    subject: "Application",
    body: "Hello",
    created_at: 1,
  });
  const interviewId = await insert("interviews", {
    public_id: key,
    application_id: applicationId,
    employer_id: employer.id,
    kind: "phone",
    place: `Call ${email}`,
    minutes: 30,
    time_zone: "America/New_York",
    idempotency_key: key,
    created_at: 1,
    changed_at: 1,
  });
  await insert("offers", {
    public_id: key,
    application_id: applicationId,
    employer_id: employer.id,
    terms: JSON.stringify({ pay: 50, unit: "hour", start: "2098-01-05", words: `Welcome ${email}` }),
    note: `Write to ${email}`,
    idempotency_key: key,
    created_at: 1,
  });
  await insert("stage_moves", {
    application_id: applicationId,
    actor_id: user?.id ?? staff.id,
    left_stage: "New",
    stage: "Phone screen",
    at: 1,
  });
  await insert("interview_times", { interview_id: interviewId, at: 1 });
  await insert("interviewers", { interview_id: interviewId, user_id: user?.id ?? staff.id });
  await insert("strayed_mails", {
    application_id: applicationId,
    side: "applicant",
    sender: email.toLowerCase(),
    reason: "stranger",
    text: "Tuesday works.",
    idempotency_key: `strayed-${key}`,
    at: 1,
  });
  await insert("application_mail_stops", { email: email.toLowerCase(), kind: "seen", at: 1 });
  await insert("mail_suppressions", { public_id: key, email, reason: "asked", at: 1 });
  await insert("data_requests", {
    public_id: key,
    kind: "access",
    email,
    source: "email",
    received_at: 1,
    due_at: 1,
    state: "done",
    created_at: 1,
    closed_at: 1,
    note: `Sent to ${email}.`,
  });
  return { key, employer, jobId, staff, user };
}

async function fillAccount(userId: number, employerId: number, key: string, email: string) {
  const ofUser = { user_id: userId };
  await insert("sessions", {
    ...ofUser,
    id_hash: key,
    public_id: key,
    device: "Firefox",
    created_at: 1,
    last_seen_at: 1,
    expires_at: 9e12,
  });
  await insert("email_links", {
    ...ofUser,
    secret_hash: key,
    purpose: "reset",
    created_at: 1,
    expires_at: 1,
  });
  const view = { employer_id: employerId, list: "jobs", name: key.slice(0, 40), search: "" };
  await insert("saved_views", { ...ofUser, ...view });
  await insert("second_factors", { ...ofUser, sealed_key: key, created_at: 1 });
  await insert("recovery_codes", { ...ofUser, code_hash: key });
  await insert("pending_sign_ins", { ...ofUser, secret_hash: key, expires_at: 1 });
  await insert("profiles", {
    ...ofUser,
    profession: "registered-nurse",
    licenses: JSON.stringify([{ state: "TX", multistate: true, expires: null }]),
    is_quiet: 0,
    license_said_at: 1,
    about_said_at: 1,
    about: JSON.stringify({
      specialties: ["icu"],
      certificates: [{ slug: "acls", expiresOn: "2027-01-01" }],
      goals: `Mail ${email}`,
    }),
  });
  await env.DB.prepare("INSERT OR IGNORE INTO profile_expiries VALUES (?, 'license', 'RN', '2027-01-01')")
    .bind(userId)
    .run();
  const posting = await env.DB.prepare("SELECT id FROM jobs LIMIT 1").first<number>("id");
  await fillAlerts(ofUser, key, email);
  await insert("dismissed_jobs", { ...ofUser, job_id: posting!, reason: "pay", at: 1 });
  await insert("calendar_keys", { ...ofUser, key_hash: key, created_at: 1 });
  await insert("expiry_mails", {
    ...ofUser,
    kind: "license",
    code: "RN",
    expires_on: "2027-01-01",
    days_before: 90,
    sent_at: 1,
  });
  await insert("profile_details", {
    ...ofUser,
    details: JSON.stringify({
      references: [{ name: "Lee", reach: `Ask ${email}` }],
      privacy: { visibility: "searched", hidden: [{ slug: null, name: `Clinic of ${email}` }] },
    }),
    saves: "{}",
    said_at: 1,
  });
  await insert("talent_messages", {
    ...ofUser,
    public_id: key,
    employer_id: employerId,
    job_id: posting!,
    about: "Registered Nurse",
    text: `Are you ${email}?`,
    state: "sent",
    created_at: 1,
    idempotency_key: key,
  });
  await insert("saved_offers", {
    ...ofUser,
    public_id: key,
    name: `Offer to ${email}`,
    search: "pay=1",
    idempotency_key: key,
    created_at: 1,
  });
  await insert("saved_jobs", {
    ...ofUser,
    job_id: (await env.DB.prepare("SELECT id FROM jobs LIMIT 1").first<number>("id"))!,
    saved_at: 1,
  });
  await insert("dashboard_visits", { ...ofUser, visited_at: 1 });
  await env.FILES.put(`documents/${key}`, `%PDF-1.7 ${email}`);
  await env.FILES.put(`readings/${key}.json`, `{"email":"${email}"}`);
  await insert("applied_elsewhere", {
    ...ofUser,
    job: (await env.DB.prepare("SELECT id FROM jobs LIMIT 1").first<number>("id"))!,
    at: 1,
  });
  await insert("documents", {
    ...ofUser,
    public_id: key,
    kind: "resume",
    name: `Résumé of ${email}`,
    type: "application/pdf",
    size: 9,
    sha256: "0".repeat(64),
    r2_key: `documents/${key}`,
    idempotency_key: key,
    created_at: 1,
    changed_at: 1,
  });
  await insert("skill_results", { ...ofUser, checklist: "icu", version: 1, ratings: "{}", updated_at: 1 });
  await insert("posting_drafts", {
    ...ofUser,
    public_id: key,
    content: JSON.stringify({ contact: email }),
    created_at: 1,
    updated_at: 1,
  });
  await insert("memberships", { ...ofUser, employer_id: employerId, role: "owner", created_at: 1 });
  await insert("api_keys", {
    public_id: key,
    employer_id: employerId,
    created_by: ofUser.user_id,
    name: "Our ATS",
    prefix: "clw_abcdefgh",
    key_hash: key,
    scopes: '["postings:read"]',
    created_at: 1,
  });
  await insert("person_keys", {
    ...ofUser,
    public_id: key,
    name: "My assistant",
    prefix: "clp_abcdefgh",
    key_hash: `person ${key}`,
    created_at: 1,
  });
  await insert("application_drafts", {
    ...ofUser,
    public_id: key,
    job_id: posting!,
    fields: JSON.stringify({ message: email }),
    created_at: 1,
  });
  await insert("posting_managers", { ...ofUser, job_id: posting! });
  await insert("company_claims", {
    ...ofUser,
    public_id: key,
    employer_id: employerId,
    state: "pending",
    way: "review",
    message: `I am ${email}`,
    created_at: 1,
  });
  await insert("audit_log", { actor_id: userId, action: "mail.read", subject: `user:${userId}`, at: 1 });
}

/** What others wrote with the address in it, in every form that an address can have there. */
export async function mentionPerson(email: string, of: Awaited<ReturnType<typeof fillPerson>>) {
  const { jobId, key } = of;
  const application = await env.DB.prepare("SELECT id FROM applications WHERE public_id = ?")
    .bind(key)
    .first<number>("id");
  await insert("application_notes", {
    application_id: application,
    text: `She is also <${email.toUpperCase()}>.`,
    idempotency_key: `about-${key}`,
    created_at: 1,
  });
  await insert("strayed_mails", {
    application_id: application,
    side: "company",
    sender: "team@example.org",
    reason: "money",
    text: `Send it to ${email}`,
    idempotency_key: `strayed-about-${key}`,
    at: 1,
  });
  await insert("application_events", {
    application_id: application,
    kind: "answer",
    at: 1,
    detail: JSON.stringify({ text: `mailto:${encodeURIComponent(email)}` }),
  });
  await insert("job_events", {
    job_id: jobId,
    kind: "confirmed",
    at: 1,
    detail: JSON.stringify({ reason: `"${email}" asked` }),
  });
  await insert("posting_reviews", {
    job_id: jobId,
    decision: "approve",
    reason: `Asked ${email}`,
    content: JSON.stringify({ text: email.replace("@", "\\u0040") }),
    at: 1,
  });
  await env.DB.prepare("UPDATE jobs SET status_reason = ? WHERE id = ?")
    .bind(`Reported by ${email}`, jobId)
    .run();
  await insert("cron_runs", {
    name: "x",
    cron: "x",
    hour: 1,
    started_at: 1,
    finished_at: 1,
    longest_ms: 1,
    outcome: "failed",
    note: `refused ${email}`,
  });
  await insert("outbox", {
    recipient: "team@example.org",
    subject: `About ${email}`,
    body: email,
    created_at: 1,
    last_error: email,
  });
  await insert("posting_drafts", {
    device_hash: `about-${key}`,
    public_id: `about-${key}`,
    content: JSON.stringify({ email }),
    ...{ created_at: 1, updated_at: 1 },
  });
}

async function fillAlerts(whose: { user_id: number } | { email: string }, key: string, email: string) {
  await env.DB.prepare(
    "INSERT OR IGNORE INTO saved_searches (address, tokens, read_at) VALUES ('location=Texas', 'zst48', 1)",
  ).run();
  const search = (await env.DB.prepare("SELECT id FROM saved_searches LIMIT 1").first<number>("id"))!;
  await insert("alert_people", { ...whose, zone: "America/New_York", created_at: 1 });
  const person = (await env.DB.prepare("SELECT max(id) AS id FROM alert_people").first<number>("id"))!;
  await insert("alerts", {
    ...{ public_id: `${key}-alert`, person_id: person, search_id: search, name: `Alert of ${email}` },
    ...{ rhythm: "daily", state: "active", seen: 0, created_at: 1, changed_at: 1 },
  });
  const alert = (await env.DB.prepare("SELECT max(id) AS id FROM alerts").first<number>("id"))!;
  await insert("alert_mails", { alert_id: alert, due_at: 1, postings: 1, at: 1 });
  await insert("alert_postings", { person_id: person, opening: key, at: 1 });
}
