import type { PhotoType } from "./strip-metadata.ts";

export const maxPhotoBytes = 2 * 1024 * 1024;
export const photoField = "photo";
export const photoTypes: readonly PhotoType[] = ["image/jpeg", "image/png", "image/webp"];

export const photoPrefix = "photos/";

/** The object's key. An account keeps the address, which is the key after a slash. */
export const toPhotoKey = (address: string): string => address.slice(1);

/** The address ends with the camera's orientation, because stripping removes it from the file. */
export const findTurn = (address: string): string | undefined => /\.([368])$/.exec(address)?.[1];

export interface PhotoProblem {
  ok: false;
  status: 400 | 429 | 503;
  problem: string;
}
