import { safeRedirect } from '../rules/identity/session/safe-redirect.ts'
import { readCookie } from './cookies.ts'

const name = 'portico_redirect_path'
const day_s = 86_400

/** Stores the path a visitor wanted to open until they have signed in (SES-002); the cookie belongs to this host only (SES-060). */
export function rememberPath(path: string): void {
  document.cookie = `${name}=${encodeURIComponent(path)}; path=/; max-age=${day_s}; samesite=lax`
}

/** Returns the remembered path and clears it; null if there is none that is safe to open (SES-003). */
export function popRememberedPath(): string | null {
  const path = safeRedirect(readCookie(name))
  document.cookie = `${name}=; path=/; max-age=0`
  return path
}
