/** Reads a cookie that is visible to scripts; null if it does not exist. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1))
}

/** Hint that someone is signed in (SES-001); only the API knows for sure. */
export const seemsSignedIn = (): boolean => readCookie('portico_is_auth') !== null

/** Removes the hint, whichever of the host's domains it was set for. */
export function forgetHint(): void {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)]
  for (const domain of domains) document.cookie = `portico_is_auth=; path=/; max-age=0${domain}`
}
