import written from "../../../data/catalog/np_pa_specialties.json" with { type: "json" };

interface NpPaField {
  slug: string;
  name: string;
  npCertificate: string;
  paCertificate: string;
  procedures: string;
  schedule: string;
  supervision: string;
  text: string;
}

export const npPaFields: readonly NpPaField[] = written;
