import type { ReactNode } from "react";
import { findShownKind, toSizeWords } from "#app/clinicians/documents/document.ts";
import { ShownFile } from "#app/clinicians/documents/shown-file.tsx";
import { paths } from "#app/paths.ts";
import type { ApplicationCopy } from "./application-copy.ts";
import { toLicenseText } from "./license-text.ts";
import "./sent-parts.css";

interface SentPartsProps {
  copy: Pick<ApplicationCopy, "licenses" | "profile" | "details" | "note" | "answers" | "files">;
  /** Where each file is, by its field. Null once it was removed. */
  filePaths: Readonly<Record<string, string | null>>;
}

/** What was sent, as both sides read it. */
export function SentParts({ copy, filePaths }: SentPartsProps) {
  const { licenses, profile, details, note, answers, files } = copy;
  return (
    <>
      {files.length > 0 && (
        <Part title="Files">
          <ul className="grid gap-item">
            {files.map(({ field, label, name, type, size, sha256 }) => {
              const path = filePaths[field];
              const shown = findShownKind(type);
              return (
                <li key={field} className="wrap-anywhere grid gap-1">
                  <p>
                    <span className="text-ink-3 text-sm">{label}: </span>
                    {path ? (
                      <a href={path} className="link" download>
                        {name}
                      </a>
                    ) : (
                      `${name} (removed)`
                    )}
                    <span className="text-ink-2"> {toSizeWords(size)}</span>
                  </p>
                  {path && shown && <ShownFile src={paths.shownFile(path)} name={name} kind={shown} />}
                  <details className="text-ink-3 text-sm">
                    <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                      Proof of what was sent
                    </summary>
                    Fingerprint (SHA-256): {sha256}. Only the very same file has the same one.
                  </details>
                </li>
              );
            })}
          </ul>
        </Part>
      )}
      {licenses.length > 0 && (
        <Part title="Licenses">
          <ul className="grid gap-1">
            {licenses.map((license) => (
              <li key={toLicenseText(license)} className="wrap-anywhere">
                {toLicenseText(license)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {profile && profile.length > 0 && (
        <Part title="From the profile">
          <Lines lines={profile} />
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Answers">
          <Lines
            lines={answers.map(({ label, value, asked }) => ({
              label,
              value: [value || "No answer", asked && `(asked for: ${asked})`].filter(Boolean).join(" "),
            }))}
          />
        </Part>
      )}
      {details.length > 0 && (
        <Part title="When and how">
          <Lines lines={details} />
        </Part>
      )}
      {note && (
        <Part title="Note">
          <p className="wrap-anywhere max-w-3xl whitespace-pre-line border-line border-l-2 pl-4">{note}</p>
        </Part>
      )}
    </>
  );
}

interface SentPersonProps {
  person: { firstName: string; lastName: string; email: string; phone?: string | null | undefined };
  /** Whether the employer sees neither email nor phone. */
  isHidden: boolean;
}

export const SentPerson = ({ person, isHidden }: SentPersonProps) => (
  <p className="wrap-anywhere text-ink-2">
    <span className="block">{`${person.firstName} ${person.lastName}`.trim()}</span>
    {[person.email, person.phone].filter(Boolean).join(", ")}
    {isHidden && <span className="text-ink-3 text-sm"> (hidden from the employer)</span>}
  </p>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h3 className="text-md">{title}</h3>
    {children}
  </section>
);

export const Lines = ({ lines }: { lines: readonly { label: string; value: string }[] }) => (
  <dl className="sent-lines grid gap-item">
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt className="wrap-anywhere text-ink-3 text-sm">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);
