import { newVisitor } from "./accounts.ts";
import { env, post, send } from "./site.ts";

/** A JPEG of one gray pixel. */
const pixel =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z";
export const jpeg = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));

export const place = "GPS 40.7128 N";

/** As a phone held upright takes it: EXIF with the place and orientation 6. */
export function withExif(): Uint8Array {
  const exif = `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0${place}`;
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...[...exif].map((letter) => letter.charCodeAt(0))];
  return Uint8Array.from([...jpeg.subarray(0, 2), ...segment, ...jpeg.subarray(2)]);
}

export function upload(cookie: string, bytes: Uint8Array, type = "image/jpeg") {
  const form = new FormData();
  form.set("photo", new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), "me.jpg");
  return post("/dashboard/photo", form, { cookie, ...newVisitor() });
}

export function removePhotoOf(cookie: string) {
  const form = new FormData();
  form.set("intent", "remove");
  return post("/dashboard/photo", form, { cookie, ...newVisitor() });
}

export const findPhotoAddress = (userId: number) =>
  env.DB.prepare("SELECT profile_image_url AS address FROM users WHERE id = ?")
    .bind(userId)
    .first<string | null>("address");

export const listPhotos = async (): Promise<string[]> =>
  (await env.FILES.list({ prefix: "photos/" })).objects.map(({ key }) => `/${key}`);

export const open = (address: string, cookie = "") => send(address, { headers: cookie ? { cookie } : {} });
