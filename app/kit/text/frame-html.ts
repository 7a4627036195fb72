import { escapeXml } from "./escape-xml.ts";

interface Frame {
  /** Absolute. */
  src: string;
  title: string;
  /** Pixels, or "100%". */
  width: number | string;
  height: number;
}

/** What someone pastes into a page of theirs. */
export const toFrameHtml = ({ src, title, width, height }: Frame): string =>
  `<iframe src="${escapeXml(src)}" title="${escapeXml(title)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`;
