import { mayAnswerSql, tellApplicant } from "#app/applications/receipt/to-applicant.server.ts";
import { type Sender, tellEmployer } from "#app/applications/receipt/to-employer.server.ts";
import { hasAmount, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import type { Pay } from "#app/jobs/postings/record/pay-amounts.ts";
import type { SiteContext, WorkContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import { askOne, type Question } from "#app/kit/platform/db-questions.ts";
import type { Mail } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { sealSubject } from "#app/kit/platform/sealed-subject.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { isOpenOffer, listTerms, type OfferState, type OfferTerms, offerUnits } from "./offer.ts";

export interface Offer {
  id: number;
  publicId: string;
  applicationId: number;
  state: OfferState;
  terms: OfferTerms;
  note: string;
  createdAt: number;
  answeredAt: number | null;
}

/** What the posting says of it, to start from. */
export interface PostedTerms {
  /** "$38 – $46 an hour". Null where the posting states none. */
  text: string | null;
  /** By the fields' names. */
  typed: Record<string, string>;
}

/** One stated figure is the offer's; of a range the recruiter chooses. */
export function toPostedTerms({
  payUnit,
  ...terms
}: Omit<Pay, "payUnit"> & { payUnit: Pay["payUnit"] | null }): PostedTerms {
  if (payUnit === null) return { text: null, typed: {} };
  const pay = { ...terms, payUnit };
  const { salaryMinCents: min, salaryMaxCents: max, hoursPerWeek, contractWeeks } = pay;
  const isOffered = Object.hasOwn(offerUnits, payUnit);
  const toText = (number: number | null) => (number === null ? "" : String(number));
  return {
    text: hasAmount(pay) ? toPostedPay(pay) : null,
    typed: {
      ...(isOffered ? { unit: payUnit, pay: min === max && min !== null ? String(min / 100) : "" } : {}),
      hours: toText(hoursPerWeek),
      weeks: toText(contractWeeks),
    },
  };
}

/** Of the key that opens one offer without an account, from the mail alone. */
export const offerAudience = "offer";

export const toOfferPage = async (
  { SITE_URL, SESSION_SECRET }: Pick<WorkContext["env"], "SITE_URL" | "SESSION_SECRET">,
  publicId: string,
): Promise<string> =>
  SITE_URL + paths.offer(publicId, await sealSubject(publicId, offerAudience, SESSION_SECRET));

const columns = `id, public_id AS publicId, application_id AS applicationId, state, terms, note, created_at AS createdAt,
  answered_at AS answeredAt`;

type StoredOffer = Omit<Offer, "terms"> & { terms: string };

const toOffer = (row: StoredOffer): Offer => ({
  ...row,
  terms: JSON.parse(row.terms) as OfferTerms,
});

const mostShown = 20;

/** All of an application, the newest first. */
export const toOffersQuestion = ({ $client }: Db, applicationId: number): Question<Offer[]> => ({
  statement: $client
    .prepare(
      `SELECT ${columns} FROM offers WHERE application_id = ?1 ORDER BY application_id, id DESC LIMIT ${mostShown}`,
    )
    .bind(applicationId),
  toAnswer: (rows) => (rows as StoredOffer[]).map(toOffer),
});

export const listOffers = (db: Db, applicationId: number): Promise<Offer[]> =>
  askOne(toOffersQuestion(db, applicationId));

/** There is at most one (offers_one_open). */
export async function findOpenOffer(db: Db, applicationId: number) {
  const open = (await listOffers(db, applicationId)).find(isOpenOffer);
  return open ? { publicId: open.publicId, state: open.state } : null;
}

interface OwnOfferRow extends Pick<StoredOffer, "publicId" | "state" | "terms" | "answeredAt"> {
  application: string;
  employer: string;
  job: string;
}

/** What an account was offered, the newest first, for a batch. */
export const askOwnOffers = ({ $client }: Db, userId: number): D1PreparedStatement =>
  $client
    .prepare(
      `SELECT o.id, o.public_id AS publicId, o.state, o.terms, o.answered_at AS answeredAt, a.public_id AS application,
        a.employer_name AS employer, a.job_title AS job FROM applications a CROSS JOIN offers o ON o.application_id = a.id
        WHERE a.user_id = ?1 AND EXISTS (SELECT 1 FROM users u WHERE u.id = ?1 AND u.email_verified_at IS NOT NULL)
        LIMIT ${mostShown}`,
    )
    .bind(userId);

export type OwnOffer = ReturnType<typeof readOwnOffers>[number];

/** What waits for an answer comes first, by the day until which it can be given. */
export const readOwnOffers = ({ results }: D1Result, now: number) =>
  (results as unknown as OwnOfferRow[])
    .map(({ publicId, state, terms: json, answeredAt, application, employer, job }) => {
      const terms = JSON.parse(json) as OfferTerms;
      const isWaiting = state === "sent";
      const { replyBy } = terms;
      return {
        ...{ publicId, application, employer, job, isWaiting, replyBy },
        to: paths.offer(publicId),
        pay: listTerms(terms)[0]![1],
        start: terms.start && `starts ${formatIsoDay(terms.start)}`,
        standing: isWaiting
          ? replyBy
            ? `${replyBy < toIsoDay(now) ? "Was to be answered" : "Answer"} by ${formatIsoDay(replyBy)}`
            : "Waits for your answer"
          : `${ownStates[state]}${answeredAt === null ? "" : ` ${formatIsoDay(toIsoDay(answeredAt))}`}`,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isWaiting) - Number(a.isWaiting) ||
        (a.isWaiting ? (a.replyBy ?? "9").localeCompare(b.replyBy ?? "9") : 0),
    );

const ownStates: Record<Exclude<OfferState, "sent">, string> = {
  accepted: "You accepted",
  declined: "You declined",
  withdrawn: "Taken back",
};

export async function findOffer({ $client }: Db, publicId: string): Promise<Offer | null> {
  const row = await $client
    .prepare(`SELECT ${columns} FROM offers WHERE public_id = ?1`)
    .bind(publicId)
    .first<StoredOffer>();
  return row && toOffer(row);
}

interface NewOffer {
  employerId: number;
  actorId: number;
  applicationId: number;
  terms: OfferTerms;
  text: string;
  subject: string;
  idempotencyKey: string;
  toMail: (publicId: string) => Promise<Mail>;
}

/** False where the applicant withdrew or takes no messages, or where an offer waits for an answer or was accepted. */
export async function sendOffer(context: WorkContext, offer: NewOffer): Promise<boolean> {
  const { employerId, actorId, applicationId, terms, text, subject, idempotencyKey } = offer;
  const publicId = randomId();
  try {
    return await tellApplicant(context, {
      ...{ employerId, applicationId, actorId, idempotencyKey },
      where: `EXISTS (SELECT 1 FROM offers o WHERE o.public_id = '${publicId}')`,
      before: [
        context.db.$client
          .prepare(
            `INSERT INTO offers (public_id, application_id, employer_id, terms, idempotency_key, created_at)
              SELECT ?1, a.id, a.employer_id, ?2, ?3, ?4 FROM applications a
              WHERE a.id = ?5 AND a.employer_id = ?6 AND a.state NOT IN ('hired', 'not-selected') AND ${mayAnswerSql}`,
          )
          .bind(
            publicId,
            JSON.stringify(terms),
            idempotencyKey,
            context.now,
            applicationId,
            Number(employerId),
          ),
      ],
      detail: { template: "offer", subject, text, step: "offered" },
      mail: await offer.toMail(publicId),
      moves: { to: "offer", from: ["new", "in-review", "interview"] },
    });
  } catch (error) {
    if (isUniqueViolation(error, "application_id")) return false;
    throw error;
  }
}

interface Retraction {
  offer: Offer;
  employerId: number;
  actorId: number;
  text: string;
  idempotencyKey: string;
  mail: Mail;
}

/** Only while nobody has answered it. */
export const takeBackOffer = (
  context: WorkContext,
  { offer, employerId, actorId, text, idempotencyKey, mail }: Retraction,
): Promise<boolean> =>
  tellApplicant(context, {
    ...{ employerId, actorId, applicationId: offer.applicationId, idempotencyKey, mail },
    where: `EXISTS (SELECT 1 FROM offers o WHERE o.id = ${Number(offer.id)} AND o.state = 'withdrawn'
      AND o.idempotency_key = '${idempotencyKey}')`,
    before: [
      context.db.$client
        .prepare(
          `UPDATE offers SET state = 'withdrawn', idempotency_key = ?1 WHERE id = ?2 AND employer_id = ?3 AND state = 'sent'`,
        )
        .bind(idempotencyKey, offer.id, employerId),
    ],
    detail: { template: "offer", subject: "Offer taken back", text, step: "taken-back", notice: 1 },
    moves: { to: null, from: [] },
  });

interface Answer {
  offer: Offer;
  sender: Sender;
  /** Null by the mailed link. */
  actorId: number | null;
  to: "accepted" | "declined";
  note: string;
  text: string;
  idempotencyKey: string;
  mail: Omit<Mail, "to">;
}

/** False where it was answered otherwise or taken back meanwhile. */
export const answerOffer = (
  context: SiteContext,
  { offer, sender, actorId, to, note, text, idempotencyKey, mail }: Answer,
): Promise<boolean> =>
  tellEmployer(context, sender, {
    ...{ actorId, kind: "reply", idempotencyKey, mail },
    where: `EXISTS (SELECT 1 FROM offers o WHERE o.id = ${Number(offer.id)} AND o.state = '${to}'
      AND o.answered_at = ${context.now})`,
    detail: { text, step: to, notice: 1 },
    before: [
      context.db.$client
        .prepare("UPDATE offers SET state = ?1, note = ?2, answered_at = ?3 WHERE id = ?4 AND state = 'sent'")
        .bind(to, note, context.now, offer.id),
    ],
  });
