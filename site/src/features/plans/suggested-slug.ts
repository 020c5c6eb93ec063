const longest = 50

/** Suggests a slug from a portal's name: letters and digits, with a dash for everything in between. */
export function suggestedSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longest)
  return slug.endsWith('-') ? slug.slice(0, -1) : slug
}
