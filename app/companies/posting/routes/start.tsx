import { useActionData, useLoaderData } from "@remix-run/react";
import { StartScreen } from "#app/companies/posting/screens/start-screen.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./start.server.ts";

export { action, headers, loader } from "./start.server.ts";

export const meta = ({ data }: { data?: { isRefused: boolean } }) =>
  toPageMeta({
    title: toAnsweredTitle("Post a healthcare job", data?.isRefused),
    description:
      "Post a healthcare job in four short steps: role, place, pay and text. Then review it against pay laws and the rules of job search. Write first, log in last.",
  });

export default function StartPage() {
  const page = useLoaderData<typeof loader>();
  return <StartScreen {...page} refused={useActionData<typeof action>()} />;
}
