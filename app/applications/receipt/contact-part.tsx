import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";

export interface ContactView {
  /** The day since when the company sees email and phone, or null. */
  shared: string | null;
  /** The day since when it may not write, or null. */
  stopped: string | null;
  /** Whether there is still something to show or to stop. */
  isOpen: boolean;
}

/** What the company sees of her address, and how she ends its messages. Both stay as they are once chosen. */
export function ContactPart({ contact, employer }: { contact: ContactView; employer: string }) {
  const { shared, stopped, isOpen } = contact;
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
