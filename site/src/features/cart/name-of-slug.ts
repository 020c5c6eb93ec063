/** A slug as a person reads it: "safe-lifting" is "Safe lifting". The only name left of a course that can no longer be looked up. */
export const nameOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
