import { type DocumentKind, documentPrefix, toReadingKey } from "#app/clinicians/documents/document.ts";
import type { DocumentReading } from "#app/clinicians/documents/document-reading.ts";
import { suggestProfile } from "#app/clinicians/documents/suggestions/suggest-profile.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { demoPeople } from "../../local/demo-people.ts";
import { type DemoResume, drawResume, packResume, toPdfBytes } from "../papers/demo-resume.ts";
import { storePaper } from "../papers/store-paper.ts";
import { clinicianContact, clinicianLicense } from "./clinician-details.ts";

const { firstName, lastName, email } = demoPeople.clinician;
const name = `${firstName} ${lastName}`;

interface Said {
  /** "2027-02-11", of the profile. */
  licenseExpires: string | null;
  now: number;
}

const toExpiry = ({ licenseExpires, now }: Said) =>
  formatIsoDay(licenseExpires ?? toIsoDay(now + 75 * dayMs));

function toResume(said: Said): DemoResume {
  const year = new Date(said.now).getUTCFullYear();
  return {
    ...{ name, email, letters: "RN, BSN, CCRN", place: "Houston, TX", phone: clinicianContact.phone },
    summary: "Critical care nurse with 7 years of ICU experience, on nights.",
    licenses: [
      `Texas RN license ${clinicianLicense.number}, multistate (compact), expires ${toExpiry(said)}`,
      "BLS, ACLS, CCRN",
    ],
    positions: [
      {
        title: "Registered Nurse, Medical ICU",
        dates: `March ${year - 4} – Present`,
        facility: "Saint Orlan Medical Center, Houston, TX",
        duties: ["Care for two ventilated patients a shift in a 24-bed unit", "Chart in Epic"],
      },
      {
        title: "Registered Nurse, Step-Down",
        dates: `June ${year - 7} – February ${year - 4}`,
        facility: "Larkspur County Hospital, Beaumont, TX",
        duties: ["Telemetry and drips for four patients a shift", "Relief charge nurse"],
      },
    ],
    education: [`Bachelor of Science in Nursing, Brindle State University, ${year - 7}`],
  };
}

const drawLicense = (said: Said, on: Date) =>
  toPdfBytes(`License of ${name}`, on, { size: [270, 170], margin: 18 }, (pdf) => {
    pdf.roundedRect(8, 8, 254, 154, 8).stroke();
    pdf.font("Helvetica-Bold").fontSize(11).text("DEMO LICENSE: NOT A REAL DOCUMENT").moveDown(0.6);
    pdf.text(name.toUpperCase()).font("Helvetica").moveDown(0.4);
    for (const line of [
      "Registered Nurse, Texas, multistate",
      `License number ${clinicianLicense.number}`,
      `Expires ${toExpiry(said)}`,
    ])
      pdf.text(line).moveDown(0.2);
  });

interface ClinicianPapers {
  pdf: Uint8Array;
  docx: Uint8Array;
}

/** The same documents after each load, with what the site read of them. */
export async function loadClinicianPapers(
  { db, files }: { db: D1Database; files: R2Bucket },
  userId: number,
  said: Said,
): Promise<ClinicianPapers> {
  const [first, second, third] = [90, 60, 40].map((days) => new Date(said.now - days * dayMs)) as [
    Date,
    Date,
    Date,
  ];
  const resume = toResume(said);
  const [license, pdf] = await Promise.all([drawLicense(said, first), drawResume(resume, third)]);
  const docx = packResume(resume, second);
  const keep = async (key: string, kind: DocumentKind, title: string, bytes: Uint8Array, at: Date) => {
    const r2Key = `${documentPrefix}demo-${key}`;
    const stored = await storePaper(files, { r2Key, name: title, bytes });
    if (kind === "resume") await keepReading(files, stored, said.now);
    return db
      .prepare(
        `INSERT INTO documents (public_id, user_id, kind, name, type, size, sha256, r2_key, idempotency_key, created_at, changed_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?1, ?9, ?9)
          ON CONFLICT DO UPDATE SET type = excluded.type, size = excluded.size, sha256 = excluded.sha256,
            r2_key = excluded.r2_key`,
      )
      .bind(
        ...[`demo-${key}`, userId, kind, title, stored.type, stored.size, stored.sha256, r2Key],
        at.getTime(),
      );
  };
  await db.batch(
    await Promise.all([
      keep("license", "license", "RN license, Texas", license, first),
      keep("resume-word", "resume", "Résumé in Word", docx, second),
      keep("resume", "resume", `${name}, résumé`, pdf, third),
    ]),
  );
  return { pdf, docx };
}

async function keepReading(
  files: R2Bucket,
  { r2Key, etag, lines }: Awaited<ReturnType<typeof storePaper>>,
  now: number,
): Promise<void> {
  if (lines.length === 0) throw new Error("The demo résumé cannot be read.");
  const suggestions = suggestProfile(lines, new Date(now));
  const reading: DocumentReading = { of: etag, ok: true, suggestions };
  await files.put(toReadingKey(r2Key), JSON.stringify(reading), {
    httpMetadata: { contentType: "application/json" },
  });
}
