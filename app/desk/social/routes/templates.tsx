import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { networks, networkTerms } from "#app/desk/social/text/networks.ts";
import { listSocialTemplates } from "#app/desk/social/text/social-templates.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "Social templates", isIndexed: false });

const notices: Readonly<Record<string, string>> = {
  saved: "The template was saved.",
  removed: "The template was deleted.",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const done = new URL(request.url).searchParams.get("done");
  const templates = await listSocialTemplates(context.db);
  return {
    templates: templates.map(({ publicId, name, texts }) => ({
      publicId,
      name,
      networks: networks
        .filter((network) => texts[network] !== "")
        .map((network) => networkTerms[network].name),
      text: (texts.x || texts.generic || texts.linkedin || texts.facebook).slice(0, 300),
    })),
    notice: findNotice(notices, done),
  };
}

export default function TemplatesPage() {
  const { templates, notice } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title="Social templates"
      lead="A new post starts with the texts of a template. Posts that exist keep their own."
      actions={<ButtonLink to={deskPaths.adminSocialTemplate("new")}>New template</ButtonLink>}
    >
      {notice && <Notice tone="good" title={notice} live />}
      {templates.length === 0 ? (
        <Notice title="No templates yet">Until you add one, posts start with our standard texts.</Notice>
      ) : (
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">Template</th>
              <th scope="col">Text</th>
              <th scope="col">Networks</th>
            </tr>
          </thead>
          <tbody>
            {templates.map(({ publicId, name, networks, text }) => (
              <tr key={publicId} data-row tabIndex={-1}>
                <th scope="row" className="font-normal">
                  <Link to={deskPaths.adminSocialTemplate(publicId)} data-open className="link font-semibold">
                    {name}
                  </Link>
                </th>
                <td>
                  <span className="line-clamp-3 whitespace-pre-line text-ink-2">{text}</span>
                </td>
                <td data-label="Networks">{networks.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DeskPage>
  );
}
