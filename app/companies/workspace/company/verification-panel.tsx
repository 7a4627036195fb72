import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

interface VerificationPanelProps {
  verified: string | null;
  domain: string | null;
  email: string;
  canProve: boolean;
  isByDomain: boolean;
}

export function VerificationPanel({ verified, domain, email, canProve, isByDomain }: VerificationPanelProps) {
  return (
    <section aria-labelledby="verification" className="grid max-w-3xl gap-item">
      <h2 id="verification">What is verified</h2>
      {verified ? (
        <Notice tone="good" title={`Verified: ${verified}.`}>
          Candidates see this on your public page.
        </Notice>
      ) : (
        <Notice tone="warn" title="Nothing is verified yet">
          Candidates see that on your public page.
        </Notice>
      )}
      {!isByDomain &&
        (canProve ? (
          <Form method="post" className="grid justify-items-start gap-item">
            <p className="text-ink-2">
              Your email {email} is at {domain}, the domain of your website. One click is enough.
            </p>
            <input type="hidden" name="intent" value="verify" />
            <Button look="outline">Verify {domain}</Button>
          </Form>
        ) : (
          <p className="text-ink-2">
            {domain
              ? `To verify ${domain}, a member of your team opens this page with a confirmed email at ${domain}. You are logged in as ${email}.`
              : "To verify your domain, save the address of your own website below. Then open this page with a confirmed email at the same domain. A page on a social network or a job board proves nothing."}
          </p>
        ))}
    </section>
  );
}
