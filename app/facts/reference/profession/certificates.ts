import data from "../../../../data/certifications.json" with { type: "json" };

interface Certificate {
  code: string;
  name: string;
  validYears: number | null;
}

export const certificates: readonly Certificate[] = data.certifications.map(
  ({ code, name, valid_years: validYears }) => ({ code, name, validYears }),
);

const byCode = new Map(certificates.map((certificate) => [certificate.code, certificate]));

export const findCertificate = (code: string): Certificate | null => byCode.get(code) ?? null;
