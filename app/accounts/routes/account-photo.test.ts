import { expect, test } from "vitest";
import { sweepPhotos } from "#app/accounts/photo/stored-photos.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, signIn, signInAs } from "#tests/support/accounts.ts";
import {
  findPhotoAddress,
  jpeg,
  listPhotos,
  open,
  place,
  removePhotoOf,
  upload,
  withExif,
} from "#tests/support/photos.ts";
import { env, send } from "#tests/support/site.ts";

const page = "/dashboard/photo";
const read = async (path: string, cookie: string) => (await send(path, { headers: { cookie } })).text();
const toLatin = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes);

test("stores a photo without its place, shows it in header and team, upright, and removes it", async () => {
  const { cookie, user } = await signIn("employer");
  const { id, slug } = await createEmployer("Harbor Health");
  await addMember(id, user.id, "owner");
  const response = await upload(cookie, withExif());
  expect(response.headers.get("location")).toBe("/dashboard/settings?done=photo-changed");
  const address = (await findPhotoAddress(user.id))!;
  expect(address).toMatch(/^\/photos\/[\w-]{22}\.6$/);
  for (const path of ["/dashboard", `/hiring/${slug}/team`, page])
    expect(await read(path, cookie)).toMatch(
      new RegExp(`<img src="${address}" alt="" width="\\d+" height="\\d+" [^>]*style="rotate:90deg"`),
    );
  const photo = await open(address, cookie);
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, max-age=3600",
    "cross-origin-resource-policy": "same-origin",
  });
  const bytes = toLatin(await photo.arrayBuffer());
  expect(bytes).not.toContain(place);
  expect(bytes).not.toContain("Exif");
  expect((await removePhotoOf(cookie)).headers.get("location")).toBe(
    "/dashboard/settings?done=photo-removed",
  );
  expect(await listPhotos()).not.toContain(address);
  expect((await open(address, cookie)).status).toBe(404);
  expect(await read("/dashboard", cookie)).toContain('data-drawn="RV"');
});

test("shows a photo to its owner, the owner's team and the desk, and to nobody else", async () => {
  const { cookie, user } = await signIn("employer");
  const colleague = await signIn("employer");
  const { id } = await createEmployer("Gulf Care Group");
  await addMember(id, user.id, "owner");
  await addMember(id, colleague.user.id, "reviewer");
  const elsewhere = await signIn("employer");
  await addMember((await createEmployer("Another Group")).id, elsewhere.user.id, "owner");
  await upload(cookie, jpeg);
  const address = (await findPhotoAddress(user.id))!;
  const statuses = async (cookies: string[]) =>
    Promise.all(cookies.map(async (each) => (await open(address, each)).status));
  const admin = await signIn("admin");
  expect(await statuses([cookie, colleague.cookie, admin.cookie])).toEqual([200, 200, 200]);
  const seeker = await signIn("job_seeker");
  expect(await statuses(["", seeker.cookie, elsewhere.cookie])).toEqual([404, 404, 404]);
});

test("keeps one file after a replacement and after two uploads at once", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const before = await listPhotos();
  await upload(cookie, jpeg);
  await Promise.all([upload(cookie, jpeg), upload(await signInAs(user), jpeg)]);
  const own = (await listPhotos()).filter((key) => !before.includes(key));
  expect(own).toEqual([await findPhotoAddress(user.id)]);
});

test.each([
  [
    "a PDF with a picture's name",
    new TextEncoder().encode("%PDF-1.7 not a picture"),
    "This is not a JPEG, PNG or WebP picture.",
  ],
  ["a GIF", new TextEncoder().encode("GIF89a and so on"), "This is not a JPEG, PNG or WebP picture."],
  [
    "a page with the first bytes of a picture",
    Uint8Array.from([0xff, 0xd8, 0xff, ...new TextEncoder().encode("<html>")]),
    "This picture is damaged",
  ],
  [
    "more than 2 MB",
    Uint8Array.from([...jpeg.subarray(0, 4), ...new Uint8Array(2 * 1024 * 1024)]),
    "The file is larger than 2 MB.",
  ],
  ["far more than 2 MB", new Uint8Array(5 * 1024 * 1024), "The file is larger than 2 MB."],
  ["nothing", new Uint8Array(), "Choose a picture first."],
])("refuses %s and keeps the photo of before", async (_, bytes, problem) => {
  const { cookie, user } = await signIn("job_seeker");
  await upload(cookie, jpeg);
  const address = await findPhotoAddress(user.id);
  const response = await upload(cookie, bytes);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(problem);
  expect(await findPhotoAddress(user.id)).toBe(address);
  expect(await listPhotos()).toContain(address);
});

test("takes 20 photos a day of an account", async () => {
  const { cookie } = await signIn("job_seeker");
  for (let saved = 0; saved < 20; saved++) expect((await upload(cookie, jpeg)).status).toBe(302);
  const refused = await upload(cookie, jpeg);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("You saved 20 photos today.");
});

test("sweeps photos that no account shows, after an hour, and no other", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await upload(cookie, jpeg);
  await env.FILES.put("photos/lost", jpeg);
  const hour = 60 * 60 * 1000;
  expect(await sweepPhotos(toDb(env.DB), env, Date.now())).toBe(0);
  expect(await sweepPhotos(toDb(env.DB), env, Date.now() + hour + 1000)).toBe(1);
  expect(await listPhotos()).toContain(await findPhotoAddress(user.id));
});
