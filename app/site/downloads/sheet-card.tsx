import { Link } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import type { SheetGroup } from "./downloads.server.ts";

export function SheetCard({ sheet }: { sheet: SheetGroup["sheets"][number] }) {
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
