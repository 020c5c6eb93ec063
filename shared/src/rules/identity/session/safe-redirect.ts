/**
 * Returns a remembered path that is safe to open after login, or null. It must start with exactly one "/" and contain no "//", backslash, whitespace
 * or control character, since some browsers read those as another host (SES-003).
 */
export function safeRedirect(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 2000) return null
  if (!path.startsWith('/') || path.includes('//')) return null
  return /[\\\s\p{Cc}\p{Cf}]/u.test(path) ? null : path
}
