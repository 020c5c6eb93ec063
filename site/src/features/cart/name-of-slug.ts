/** A slug as a person reads it: "safe-lifting" is "Safe lifting". All that is left of a course that no longer answers. */
export const nameOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
