import { Form, Link } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export interface ContactView {
  /** The day since when the company sees email and phone, or null. */
  shared: string | null;
  /** The day since when it may not write, or null. */
  stopped: string | null;
  /** Whether there is still something to show or to stop. */
  isOpen: boolean;
  /** Whether another recruiter may be asked for, once they have written, or was. */
  other: "open" | "asked" | null;
}

/** What the company sees of her address, and how she ends its messages. Both stay as they are once chosen. */
export function ContactPart({
  contact,
  employer,
  jobSlug,
}: {
  contact: ContactView;
  employer: string;
  /** Null without a page of the posting. */
  jobSlug: string | null;
}) {
  const { shared, stopped, isOpen, other } = contact;
  return (
    <section aria-labelledby="contact" className="grid justify-items-start gap-2 print:hidden">
      <h2 id="contact" className="text-lg">
        Your email and phone
      </h2>
      {shared ? (
        <p className="text-ink-2">
          {employer} sees them since {shared}.
        </p>
      ) : (
        <>
          <p className="text-ink-2">
            {employer} does not see them. What you write here, or in reply to our emails, goes through our
            site without your address.
          </p>
          {isOpen && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="share" />
              <Button look="outline">Show them to {employer}</Button>
            </Form>
          )}
        </>
      )}
      {other === "asked" && <p className="text-ink-2">You asked for another recruiter.</p>}
      {other === "open" && (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            Ask for another recruiter
          </summary>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pt-1">
            <input type="hidden" name="intent" value="another" />
            <p className="text-ink-2">
              {employer} reads in this conversation that you would like someone else of their team to answer.
              You can ask once, and need not say why.
            </p>
            <Button look="outline">Another recruiter, please</Button>
          </Form>
        </details>
      )}
      {other !== null && (
        <p className="text-ink-2">
          Do they ask for money, a password or a chat elsewhere, or write what they should not?{" "}
          <Link to={jobSlug ? paths.reportJob(jobSlug) : paths.contact()} className="link">
            Tell us
          </Link>
          . {employer} does not learn who did.
        </p>
      )}
      {stopped ? (
        <p className="text-ink-2">
          You stopped their messages on {stopped}. We still tell you what they decide.
        </p>
      ) : (
        isOpen && (
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              Stop their messages
            </summary>
            <Form method="post" preventScrollReset className="grid justify-items-start gap-2 pt-1">
              <input type="hidden" name="intent" value="stop" />
              <p className="text-ink-2">
                They can no longer write to you about this application, and you cannot write to them. Your
                application and an interview that is set stay, and we tell you what they decide. This cannot
                be taken back.
              </p>
              <Button look="outline">Stop messages for good</Button>
            </Form>
          </details>
        )
      )}
    </section>
  );
}
