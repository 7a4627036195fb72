import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import type { SheetGroup } from "./downloads.server.ts";
import { SheetCard } from "./sheet-card.tsx";
import "./downloads.css";

export function DownloadsPage({ groups }: { groups: readonly SheetGroup[] }) {
  return (
    <>
      <PageHeader
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
          </ul>
        </section>
      </div>
    </>
  );
}
