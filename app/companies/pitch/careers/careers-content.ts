export interface CareersContent {
  text: string;
  values: readonly { title: string; text: string }[];
  /** Its https address. */
  video: string | null;
}

export const noContent: CareersContent = { text: "", values: [], video: null };

export const mostValues = 6;
export const mostPhotos = 8;

export type ImageKind = "logo" | "cover" | "photo";

export interface CompanyImage {
  /** The end of its address, new with each upload. */
  name: string;
  kind: ImageKind;
  alt: string;
  width: number;
  height: number;
}

export interface ShownImage extends CompanyImage {
  src: string;
}

export const companyImagePrefix = "company-images/";

export const toImageAddress = (name: string): string => `/${companyImagePrefix}${name}`;

export const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
