const form = /^\/@([a-z0-9][a-z0-9-]*)(\/.*)$/

/** Splits a path of the admin portal into the slug of the named portal and the page's own path; null if no portal is named. */
export function portalInPath(path: string): { readonly slug: string; readonly path: string } | null {
  const [, slug, rest] = form.exec(path) ?? []
  return slug === undefined || rest === undefined ? null : { slug, path: rest }
}

/** Path of a staff page for a named portal, on the admin portal's host. */
export const pathOnPortal = (slug: string, path: string): string => `/@${slug}${path}`
