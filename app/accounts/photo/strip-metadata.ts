import { stripJpeg } from "./strip-jpeg.ts";
import { stripPng } from "./strip-png.ts";
import { stripWebp } from "./strip-webp.ts";

const strippers = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

export type PhotoType = keyof typeof strippers;

export const isPhotoType = (type: string | null): type is PhotoType =>
  type !== null && Object.hasOwn(strippers, type);

/**
 * Keeps what draws the picture and nothing else: no place, date, camera, comment or second picture. Null for a file that is
 * damaged or moves.
 */
export const stripMetadata = (type: PhotoType, bytes: Uint8Array): Uint8Array | null =>
  strippers[type](bytes);
