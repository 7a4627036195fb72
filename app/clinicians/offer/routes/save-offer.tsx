import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import {
  createSavedOffer,
  longestSearch,
  mostSavedOffers,
  offerNameField,
  toOfferLine,
  toOfferName,
} from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { InputField } from "#app/clinicians/offer/screen/offer-field.tsx";
import { readTypedOffers, toOfferSearch } from "#app/clinicians/offer/terms/offer-address.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";
import "#app/clinicians/offer/offer.css";
import "#app/jobs/page/pay-drawing.css";
import "#app/kit/ui/chart/five-figures.css";

export const meta = () => toAccountMeta("Save an offer");
export const headers = accountHeaders;

const readOffers = (request: Request) => readTypedOffers(new URL(request.url).searchParams);

export async function loader({ context, request }: LoaderFunctionArgs) {
  admit(await requireViewer(context), request);
  const typed = readOffers(request);
  const search = toOfferSearch(typed);
  if (!search) throw goTo(paths.salaryTool());
  return {
    name: toOfferName(typed),
    lines: typed.offers.map(toOfferLine),
    back: paths.salaryTool(search),
    key: randomId(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const form = await requireForm(request, ["name", idempotencyKeyField]);
  const typed = String(form.get("name") ?? "");
  const name = offerNameField.safeParse(typed);
  const search = toOfferSearch(readOffers(request));
  const refuse = (error: string) => unprocessed({ name: typed, error });
  if (!name.success) return refuse(name.error.issues[0]!.message);
  if (!search || search.length > longestSearch)
    return refuse("This offer is too long to save. Shorten what stands in its fields.");
  const idempotencyKey = await toIdempotencyKey(request, form, { name: name.data, search });
  const offer = { userId: viewer.id, name: name.data, search, idempotencyKey, now: context.now };
  if (!(await createSavedOffer(context.db, offer)))
    return refuse(`You have ${mostSavedOffers} saved offers. Delete one first.`);
  throw redirect(paths.savedOffers("done=saved"));
}

export default function SaveOfferPage() {
  const { name, lines, back, key } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <AccountPanel title="Save an offer" lead="Only you can see it. You can delete it at any time.">
      <ul className="grid gap-1 text-ink-2">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <Form method="post" className="grid gap-item">
        <input type="hidden" name={idempotencyKeyField} value={key} />
        <InputField param="name" label="Name" value={refused?.name ?? name} error={refused?.error} />
        <Button>Save offer</Button>
      </Form>
      <Link to={back} className="link text-md">
        Back to the offer
      </Link>
    </AccountPanel>
  );
}
