import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { findPostableJobs } from "#app/desk/social/queue/find-postings.server.ts";
import { createPost } from "#app/desk/social/queue/new-post.server.ts";
import { getTemplateTexts, listSocialTemplates } from "#app/desk/social/text/social-templates.server.ts";
import { TemplateSelect } from "#app/desk/social/text/template-select.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { idempotencyKeyField, randomId, toIdempotencyKey } from "#app/kit/platform/random.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { SearchForm } from "#app/kit/ui/control/search-form.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "New social post", isIndexed: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { db, now } = context;
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get("q") ?? "").trim().slice(0, 200);
  const [postings, templates] = await Promise.all([
    findPostableJobs(db, words, now),
    listSocialTemplates(db),
  ]);
  return {
    words,
    postings,
    templates: templates.map(({ publicId, name }) => ({ publicId, name })),
    isClosed: searchParams.has("closed"),
    key: randomId(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const { db, now } = context;
  const form = await requireForm(request, ["slug", "template", idempotencyKeyField]);
  const [slug, template] = ["slug", "template"].map((name) => String(form.get(name) ?? ""));
  if (!slug || !/^[a-z0-9-]{1,200}$/.test(slug)) throw notFound();
  const publicId = await createPost(db, slug, {
    texts: await getTemplateTexts(db, template ?? ""),
    origin: `form:${await toIdempotencyKey(request, form, { slug })}`,
    actorId: viewer.id,
    now,
  });
  if (publicId === null) throw goTo(deskPaths.adminNewSocialPost("closed"));
  throw goTo(deskPaths.adminSocialPost(publicId, "done=created"));
}

export default function NewPostPage() {
  const { words, postings, templates, isClosed, key } = useLoaderData<typeof loader>();
  const isPending = useNavigation().formData !== undefined;
  return (
    <DeskPage title="New post" lead="Choose a posting. Its draft opens with the texts of the template.">
      {isClosed && <Notice tone="warn" title="That posting is no longer open. Choose another one." live />}
      <SearchForm
        label="Postings"
        action={deskPaths.adminNewSocialPost()}
        className="flex max-w-2xl flex-wrap items-end gap-3"
      >
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor="q" className="font-semibold text-md">
            Words of a posting, or its address
          </label>
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={words}
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
          />
        </div>
        <Button look="outline">Search</Button>
      </SearchForm>
      {postings.length === 0 ? (
        <Notice title={words ? `No open posting found for “${words}”` : "No posting is open"}>
          {words ? "Try fewer words, such as the profession and the state." : "New postings come here."}
        </Notice>
      ) : (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name={idempotencyKeyField} value={key} />
          <TemplateSelect templates={templates} />
          <table className="desk-table">
            <caption>{words ? `Open postings for “${words}”` : "The newest open postings"}</caption>
            <thead>
              <tr>
                <th scope="col">Posting</th>
                <th scope="col">Draft</th>
              </tr>
            </thead>
            <tbody>
              {postings.map(({ slug, title, about }) => (
                <tr key={slug} data-row tabIndex={-1}>
                  <th scope="row" className="font-normal">
                    <Link to={paths.job(slug)} data-open className="link font-semibold">
                      {title}
                    </Link>
                    <span className="block text-ink-2">{about}</span>
                  </th>
                  <td>
                    <Button
                      name="slug"
                      value={slug}
                      look="outline"
                      size="small"
                      aria-disabled={isPending}
                      aria-label={`Make a draft of ${title}`}
                    >
                      Make a draft
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Form>
      )}
    </DeskPage>
  );
}
