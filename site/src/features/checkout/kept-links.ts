import { forgottenPrefix } from '@portico/shared/browser/forget-on-sign-out.ts'

const key = (line_id: number): string => `${forgottenPrefix}claim_link_${line_id}`

// The API returns a claim link only once and stores just its hash; the browser that created it remembers the URL.
export function keepLink(line_id: number, url: string): void {
  try {
    localStorage.setItem(key(line_id), url)
  } catch {
    // Without storage, the link is visible until the page is left.
  }
}

export function keptLink(line_id: number): string | null {
  try {
    return localStorage.getItem(key(line_id))
  } catch {
    return null
  }
}
