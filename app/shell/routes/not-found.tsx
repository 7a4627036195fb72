import { notFound } from "#app/platform/http.ts";

export function loader() {
  throw notFound();
}

export default function NotFoundPage() {
  return null;
}
