import {
  findUnsafeText,
  takeAnswers,
  tooManyAnswers,
} from "#app/applications/applicants/answer/answer-limits.server.ts";
import { isMove, moveApplicants } from "#app/applications/applicants/stages/applicant-changes.server.ts";
import { findLastStage } from "#app/applications/applicants/stages/stage-store.server.ts";
import { toReplyAddress } from "#app/applications/notices/reply-address.server.ts";
import { isOpenOffer, listTerms, offerFields, toOfferSchema } from "#app/applications/offers/offer.ts";
import { toOfferMail, toOfferText, toTakenBackMail } from "#app/applications/offers/offer-mails.ts";
import type { OfferAnswer } from "#app/applications/offers/offer-part.tsx";
import {
  listOffers,
  sendOffer,
  takeBackOffer,
  toOfferPage,
} from "#app/applications/offers/offer-store.server.ts";
import { isEventKnown } from "#app/applications/receipt/told.server.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { sendOutboxSoon } from "#app/kit/platform/mail.ts";
import { toIdempotencyKey } from "#app/kit/platform/random.ts";
import type { FoundApplicant } from "./find-applicant.server.ts";

interface Asking {
  context: SiteContext;
  request: Request;
  viewer: Viewer;
  company: Membership;
  applicant: FoundApplicant["applicant"];
}

const changedMeanwhile =
  "Someone changed this offer meanwhile, or the applicant answered it or withdrew. The page shows what it says now.";

/** Reads an offer back and sends it, takes it back, or hires who accepted it. The page's notice once it is done, or what is wrong. */
export async function receiveOffer(asking: Asking, form: FormData): Promise<{ done: string } | OfferAnswer> {
  const { context, viewer, company, applicant } = asking;
  const typed = Object.fromEntries(
    [...offerFields, "words"].map((name) => [name, String(form.get(name) ?? "")]),
  );
  const refuse = (problem: string, errors: Record<string, string> = {}) => ({ problem, errors, typed });
  const key = await toIdempotencyKey(asking.request, form, [applicant.publicId, viewer.id, typed]);
  const step = typed.offer;
  if (step === "change") return { problem: "", errors: {}, typed };
  const isKnown = await isEventKnown(context.db, key);
  const ownIds = { employerId: company.employerId, actorId: viewer.id, applicationId: applicant.id };
  const about = { job: applicant.jobTitle, company: company.employerName };
  const replyTo = await toReplyAddress(context.env, { publicId: applicant.publicId, side: "applicant" });
  if (step === "send" || step === "check") {
    if (isKnown) return { done: "offer" };
    const read = toOfferSchema(context.now).safeParse(typed);
    if (!read.success) {
      const errors = Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]));
      return refuse("Please correct what is marked.", errors);
    }
    const terms = read.data;
    const unsafe = findUnsafeText(`${terms.conditions}\n${terms.words}`);
    if (unsafe) return refuse(unsafe);
    if (!viewer.emailVerified)
      return refuse("Confirm your email address first: we tell you there what they answer.");
    if (step === "check") return { problem: "", errors: {}, typed, lines: listTerms(terms) };
    if (!(await takeAnswers(context, company.employerId, 1, applicant.email))) return refuse(tooManyAnswers);
    const isSent = await sendOffer(context, {
      ...{ ...ownIds, terms, idempotencyKey: key, text: toOfferText(terms), subject: "An offer" },
      toMail: async (publicId) =>
        toOfferMail(applicant.email, about, {
          ...{ terms, replyTo },
          page: await toOfferPage(context.env, publicId),
        }),
    });
    return isSent ? { done: "offer" } : refuse(changedMeanwhile);
  }
  if (step === "take-back" && isKnown) return { done: "offer-back" };
  const open = (await listOffers(context.db, applicant.id)).find(isOpenOffer);
  if (step === "take-back") {
    if (open?.state !== "sent") return refuse(changedMeanwhile);
    const words = typed.words!.slice(0, 2000).trim();
    const unsafe = findUnsafeText(words);
    if (unsafe) return refuse(unsafe);
    const isBack = await takeBackOffer(context, {
      ...{ ...ownIds, offer: open, idempotencyKey: key },
      text: ["We take back our offer.", ...(words ? [words] : [])].join("\n\n"),
      mail: toTakenBackMail(applicant.email, about, {
        ...{ words, replyTo },
        page: await toOfferPage(context.env, open.publicId),
      }),
    });
    return isBack ? { done: "offer-back" } : refuse(changedMeanwhile);
  }
  if (step !== "hire") throw notFound();
  const isHired = applicant.state === "hired";
  if (!isHired && open?.state !== "accepted") return refuse(changedMeanwhile);
  const start = toOfferSchema(context.now).shape.start.safeParse(typed.start);
  if (!start.success) return refuse(start.error.issues[0]!.message);
  // Before the state, so that everyone who is hired has it.
  await context.db.$client
    .prepare("UPDATE applications SET starts_on = ?1 WHERE id = ?2 AND employer_id = ?3")
    .bind(start.data, applicant.id, company.employerId)
    .run();
  if (isHired) return { done: "first-day" };
  const to = await findLastStage(context.db, company.employerId, applicant.id);
  const seen = new Map([[applicant.publicId, null]]);
  const moved =
    to && isMove(to)
      ? await moveApplicants(context, { employerId: company.employerId, userId: viewer.id, seen, to })
      : null;
  if (!moved?.moved) return refuse(changedMeanwhile);
  sendOutboxSoon(context);
  return { done: "hired" };
}
