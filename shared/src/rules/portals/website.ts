/** A company's website as it is saved: without http or https, https:// stands in front (TEN-034); empty is none. */
export function websiteOf(text: string | null): string | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return null
  return /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/+/, '')}`
}
