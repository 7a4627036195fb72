const name = "job";

const shape = /^[a-z0-9-]{1,200}$/;

export function findBesideSlug(params: URLSearchParams): string | null {
  const slug = params.get(name);
  return slug !== null && shape.test(slug) ? slug : null;
}

export function toListAddress({ pathname, search }: { pathname: string; search: string }): string {
  return toBesideAddress({ pathname, search }, null);
}

export function toBesideAddress(
  { pathname, search }: { pathname: string; search: string },
  slug: string | null,
): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  if (slug) params.set(name, slug);
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
