import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";
import { listDownloads, type SheetGroup } from "#app/site/downloads/downloads.server.ts";
import "#app/site/downloads/downloads.css";
import { buttonClass } from "#app/kit/ui/button.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const groups = await listDownloads(context.env.CATALOG);
  return { groups, developers: serverPaths.developers(), canonical: paths.downloads() };
}

export const meta: MetaFunction = () =>
  toPageMeta({
    title: "Worksheets for healthcare jobs: PDF and Excel",
    description:
      "Offer comparison, interview questions, contract review, relocation plan, travel checklist, license tracker, CE log and more. Fillable PDFs, free, no account.",
  });

export default function DownloadsRoute() {
  return <DownloadsPage {...useLoaderData<typeof loader>()} />;
}

interface DownloadsPageProps {
  groups: readonly SheetGroup[];
  developers: string;
}

function DownloadsPage({ groups, developers }: DownloadsPageProps) {
  return (
    <>
      <PageHeader
        isAiry
        title="Worksheets to print or fill in"
        lead="Free, without an account. Type into the PDF, print it in black and white, or keep the spreadsheet. What you write stays with you."
      />
      <div className="page grid gap-12 pb-section">
        {groups.map(({ title, lead, sheets }, at) => (
          <section key={title} aria-labelledby={`group-${at}`} className="grid gap-stack">
            <div>
              <h2 id={`group-${at}`}>{title}</h2>
              <p className="text-ink-2">{lead}</p>
            </div>
            <ul className="sheet-grid">
              {sheets.map((sheet) => (
                <li key={sheet.title}>
                  <SheetCard sheet={sheet} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="before-you-fill-in" className="prose max-w-3xl text-ink-2">
          <h2 id="before-you-fill-in" className="text-ink">
            Before you fill one in
          </h2>
          <ul>
            <li>
              Save the PDF first and open it in Adobe Reader, Preview or your browser. Then type, save and
              keep it where only you can read it.
            </li>
            <li>
              License numbers, your DEA number and health records do not belong in plain email. Send them
              through the employer's or the agency's own upload.
            </li>
            <li>Pages are US Letter. The PDFs are tagged for screen readers, and each field has a name.</li>
            <li>
              A line is missing, or wrong for your state?{" "}
              <Link to={paths.contact()} className="link">
                Tell us
              </Link>
              , and we will fix the sheet.
            </li>
            <li>
              Looking for data instead?{" "}
              <Link to={developers} className="link">
                Our API
              </Link>{" "}
              has jobs, pay and license rules as JSON.
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

function SheetCard({ sheet }: { sheet: SheetGroup["sheets"][number] }) {
  const { title, purpose, links, pdf, spreadsheet, picture } = sheet;
  return (
    <article className="sheet-card">
      <img
        className="sheet-picture"
        src={picture.from}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
      />
      <div className="grid content-start gap-item">
        <h3>{title}</h3>
        <p className="text-ink-2">{purpose}</p>
        <ul className="flex flex-wrap gap-3">
          <li>
            <a href={pdf.to} className={buttonClass("solid")}>
              <span>
                PDF<span className="sr-only"> of {title}</span>
              </span>
              <span className="font-normal">{pdf.says}</span>
            </a>
          </li>
          <li>
            <a href={spreadsheet.to} download className={buttonClass("outline")}>
              <span>
                Excel<span className="sr-only"> of {title}</span>
              </span>
              <span className="font-normal">{spreadsheet.says}</span>
            </a>
          </li>
        </ul>
        {links.length > 0 && (
          <ul aria-label={`Goes with ${title}`} className="sheet-links">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="link">
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
