/** A readable name from a slug: "safe-lifting" becomes "Safe lifting". Used for courses that can no longer be looked up. */
export const nameOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
