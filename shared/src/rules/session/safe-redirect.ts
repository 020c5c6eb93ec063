/**
 * A remembered path that is safe to open after login, or null: it starts with exactly one "/", and holds no second one beside it,
 * no backslash, no blank and no control character, each of which some browser reads as another host (SES-003).
 */
export function safeRedirect(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > 2000) return null
  if (!path.startsWith('/') || path.includes('//')) return null
  return /[\\\s\p{Cc}\p{Cf}]/u.test(path) ? null : path
}
