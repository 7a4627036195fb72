import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { AnswerPart, NotSelectedPart } from "#app/applications/applicants/applicant/answer-part.tsx";
import { ApplicantAside, Beside } from "#app/applications/applicants/applicant/applicant-aside.tsx";
import type { ApplicantAnswer } from "#app/applications/applicants/applicant/receive-applicant-form.server.ts";
import { ReferencesPart } from "#app/applications/applicants/applicant/references-part.tsx";
import { UndoPart } from "#app/applications/applicants/ending/undo-part.tsx";
import { InterviewPart } from "#app/applications/interviews/interview-part.tsx";
import { SentParts } from "#app/applications/receipt/sent-parts.tsx";
import { Thread } from "#app/applications/receipt/thread.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { Said } from "#app/kit/forms/said.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { island } from "#app/kit/ui/island.tsx";
import type { loader, SaidPart } from "./applicant.server.ts";

export { action, headers, loader } from "./applicant.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toAccountMeta(toAnsweredTitle(data ? `${data.view.name}, applicant` : "Applicant", data?.isRefused));

// Below the first screen.
const ApplicantHistory = island(() =>
  import("#app/applications/applicants/applicant/applicant-history.tsx").then(
    (module) => module.ApplicantHistory,
  ),
);
const OfferPart = island(() =>
  import("#app/applications/offers/offer-part.tsx").then((module) => module.OfferPart),
);
const TeamPart = island(() =>
  import("#app/applications/applicants/team/team-part.tsx").then((module) => module.TeamPart),
);

export default function ApplicantPage() {
  const {
    company,
    view,
    beside,
    interviews,
    proposing,
    hoursPage,
    offers,
    posted,
    scorecard,
    share,
    opens,
    isInviting,
    self,
    canChange,
    said,
    ending,
    idempotencyKey,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<ApplicantAnswer>();
  const answerTo = (form: "note" | "answer") => (answer?.form === form ? answer : undefined);
  const saidTo = (part: SaidPart) =>
    said?.part === part && !answer ? (
      <Said tone="good" title={said.title}>
        {ending && <UndoPart company={company.slug} ending={ending} />}
      </Said>
    ) : null;
  const isTalking = view.messages.length > 0;
  const write = canChange && (
    <AnswerPart view={view} idempotencyKey={idempotencyKey} answer={answerTo("answer")} />
  );
  return (
    <HiringPage
      company={company}
      part="applicants"
      title={view.name}
      lead={`Applied for ${view.posting.title} on ${view.sent}`}
      back={beside ? { to: beside.list } : undefined}
      keys={beside ? besideKeys : undefined}
    >
      {beside && <Beside beside={beside} />}
      {answer?.wrong && !answer.ask && <Said tone="bad" title={answer.wrong} />}
      {answer?.ask && <NotSelectedPart view={view} ask={answer.ask} wrong={answer.wrong} />}
      <div className="grid gap-stack md:grid-cols-[minmax(0,1fr)_20rem] md:items-start lg:gap-12">
        <div className="order-2 grid min-w-0 gap-stack md:order-1">
          {/* A conversation that has begun comes before what it is about. */}
          {isTalking && (
            <section id="messages" aria-labelledby="messages-title" className="grid scroll-mt-20 gap-item">
              <h2 id="messages-title">Messages</h2>
              {saidTo("messages")}
              <Thread messages={view.messages} />
              <div className="fold-list">{write}</div>
            </section>
          )}
          <section aria-labelledby="sent" className="grid gap-2">
            <h2 id="sent">What {view.name} sent</h2>
            {view.copy ? (
              <div className="grid gap-4">
                <SentParts copy={view.copy} filePaths={view.filePaths} />
              </div>
            ) : (
              <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">
                {view.message}
              </p>
            )}
          </section>
          {!isTalking && saidTo("messages")}
          <FoldList id="steps" title="Next steps">
            {!isTalking && write}
            <InterviewPart
              said={saidTo("interview")}
              {...{ interviews, proposing, hoursPage, self, idempotencyKey }}
              name={view.name}
              canChange={canChange}
              canPropose={canChange && view.canBeAsked}
              isOpen={isInviting}
              members={view.members}
              answer={answer?.form === "interview" ? answer.interview : undefined}
            />
            <OfferPart
              said={saidTo("offer")}
              {...{ offers, posted, idempotencyKey, canChange }}
              name={view.name}
              canOffer={canChange && view.canBeOffered}
              isOpen={opens === "offer"}
              isHired={view.state === "hired"}
              startsOn={view.startsOn}
              answer={answer?.form === "offer" ? answer.offer : undefined}
            />
            {view.references && (
              <ReferencesPart
                said={saidTo("references")}
                references={view.references}
                name={view.name}
                canChange={canChange}
              />
            )}
          </FoldList>
          <FoldList id="team" title="Your team">
            <TeamPart
              scorecard={{
                said: saidTo("scorecard"),
                ...scorecard,
                name: view.name,
                isOpen: opens === "scorecard",
                answer: answer?.card,
              }}
              share={
                share && {
                  ...share,
                  said: saidTo("share"),
                  name: view.name,
                  isBlind: view.isBlind,
                  idempotencyKey,
                  answer: answer?.share,
                }
              }
              notes={{
                said: saidTo("notes"),
                notes: view.notes,
                colleagues: view.colleagues,
                idempotencyKey,
                answer: answerTo("note"),
              }}
            />
          </FoldList>
          <ApplicantHistory history={view.history} />
        </div>
        <div className="order-1 grid gap-item md:sticky md:top-24 md:order-2">
          {saidTo("aside")}
          <ApplicantAside view={view} canChange={canChange} answer={answer} />
        </div>
      </div>
    </HiringPage>
  );
}

/** What one can do, a line each. A reader who may do none of it sees no title either. */
const FoldList = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="grid gap-item has-[>:empty]:hidden">
    <h2 id={id}>{title}</h2>
    <div className="fold-list">{children}</div>
  </section>
);

const besideKeys = { j: "Next applicant", k: "Applicant before" };
