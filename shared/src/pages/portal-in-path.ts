const form = /^\/@([a-z0-9][a-z0-9-]*)(\/.*)$/

/** The portal that an address of the admin portal names, by its slug, and the page's own address behind it; null where none is named. */
export function portalInPath(path: string): { readonly slug: string; readonly path: string } | null {
  const [, slug, rest] = form.exec(path) ?? []
  return slug === undefined || rest === undefined ? null : { slug, path: rest }
}

/** The address of a staff page with the portal that it shows, as it stands on the admin portal's host. */
export const pathOnPortal = (slug: string, path: string): string => `/@${slug}${path}`
