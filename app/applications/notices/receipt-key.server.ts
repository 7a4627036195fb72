import { openSubject, sealSubject } from "#app/kit/platform/sealed-subject.ts";

const audience = "application-receipt";

/** For the receipt's mailed link: opens this one receipt without an account, and nothing else. */
export const sealReceiptKey = (publicId: string, secret: string): Promise<string> =>
  sealSubject(publicId, audience, secret);

export const isReceiptKey = async (key: string, publicId: string, secret: string): Promise<boolean> =>
  (await openSubject(key, audience, secret)) === publicId;
