import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitOwner } from "#app/accounts/session/page-guard.server.ts";
import { findParty } from "#app/applications/interviews/interview-party.server.ts";
import { listTerms, type OfferTerms } from "#app/applications/offers/offer.ts";
import { toAnsweredOfferMail } from "#app/applications/offers/offer-mails.ts";
import { answerOffer, findOffer, offerAudience } from "#app/applications/offers/offer-store.server.ts";
import { findSender } from "#app/applications/receipt/to-employer.server.ts";
import { toOfferPath } from "#app/clinicians/offer/terms/offer-address.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { toIsoDay, toOfficeDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

async function requireOwn(context: SiteContext, request: Request, publicId = "") {
  context.preventCaching();
  const offer = await findOffer(context.db, publicId);
  const party = offer && (await findParty(context, offer.applicationId));
  if (!offer || !party) throw notFound();
  const owner = await admitOwner(context, request, {
    publicId,
    audience: offerAudience,
    userId: party.userId,
  });
  return { offer, party, ...owner, searchParams: new URL(request.url).searchParams };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { offer, party, viewer, key, searchParams } = await requireOwn(context, request, params.publicId);
  const { state, terms, note, createdAt, answeredAt, publicId } = offer;
  const place = await context.db.$client
    .prepare(
      "SELECT j.city, j.state_code AS stateCode FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = ?1",
    )
    .bind(offer.applicationId)
    .first<{ city: string | null; stateCode: string | null }>();
  return {
    ...{ state, note, job: party.job, company: party.company },
    trail: viewer
      ? [
          { name: "Dashboard", path: paths.dashboard() },
          { name: party.job, path: paths.ownApplication(party.publicId) },
          { name: "Offer", path: null },
        ]
      : [
          { name: "Home", path: paths.home() },
          { name: "Offer", path: null },
        ],
    path: paths.offer(publicId, key),
    lines: listTerms(terms),
    words: terms.words,
    sent: toOfficeDay(createdAt),
    answered: answeredAt === null ? null : toOfficeDay(answeredAt),
    isLate: terms.replyBy !== null && terms.replyBy < toIsoDay(context.now),
    tool: toOfferTool(terms, place ?? { city: null, stateCode: null }),
    application: viewer ? paths.ownApplication(party.publicId) : null,
    done: searchParams.get("done"),
    ...toFormState(context, request),
  };
}

const mostNote = 1000;

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { offer, party, viewer, key } = await requireOwn(context, request, params.publicId);
  const form = await requireForm(request, ["intent", "note", idempotencyKeyField]);
  const intent = form.get("intent");
  if (intent !== "accept" && intent !== "decline") throw notFound();
  const to = intent === "accept" ? "accepted" : "declined";
  const back = paths.offer(offer.publicId, key);
  const goBack = () => goTo(`${back}${back.includes("?") ? "&" : "?"}done=${to}`);
  // The same press came before.
  if (offer.state === to) throw goBack();
  const sender = await findSender(context, party.publicId);
  if (!sender) throw notFound();
  const note = String(form.get("note") ?? "")
    .slice(0, mostNote)
    .trim();
  const isAnswered = await answerOffer(context, {
    ...{ offer, sender, to, note },
    actorId: viewer?.id ?? null,
    text: [to === "accepted" ? "I accept the offer." : "I decline the offer.", ...(note ? [note] : [])].join(
      "\n\n",
    ),
    idempotencyKey: await toIdempotencyKey(request, form, [offer.publicId, to]),
    mail: toAnsweredOfferMail({
      ...{ note, isAccepted: to === "accepted", applicant: party.applicant.name },
      ...{ job: party.job, page: sender.page },
    }),
  });
  if (isAnswered) throw goBack();
  noteRefusedForm(context);
  return unprocessed({
    problem: `${party.company} took the offer back meanwhile, or it was answered already. See above what it says now.`,
    typed: note,
  });
}

/** For the tool that works out what an offer is worth: its form, filled in. */
const toOfferTool = (
  { pay, unit, hours, bonus, stay, moving }: OfferTerms,
  { stateCode, city }: { stateCode: string | null; city: string | null },
): string => {
  const said = {
    per: unit,
    ...{ pay, hours, city, state: stateCode, sign: bonus, move: moving },
    signMonths: bonus === null ? null : stay,
    claw: bonus !== null && stay === null ? "none" : null,
  };
  const known = Object.entries(said).filter(([, value]) => value !== null);
  return toOfferPath({
    shared: {},
    offers: [Object.fromEntries(known.map(([name, value]) => [name, String(value)]))],
  });
};
