import { Form } from "@remix-run/react";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

/** `next` is where the new link leads afterwards. */
export const ResendForm = ({ next }: { next?: string }) => (
  <Form method="post" action={paths.resendVerification(next)}>
    <Button look="outline" size="small">
      Send a new link
    </Button>
  </Form>
);
