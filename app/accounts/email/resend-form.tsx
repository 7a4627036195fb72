import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";

export const ResendForm = () => (
  <Form method="post" action={paths.resendVerification()}>
    <Button look="outline" size="small">
      Send a new link
    </Button>
  </Form>
);
