const longest = 50

/** The address that a portal's name suggests: letters and digits, a dash for what is between them. */
export function suggestedSlug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longest)
  return slug.endsWith('-') ? slug.slice(0, -1) : slug
}
