import { forgottenPrefix } from '@portico/shared/browser/forget-on-sign-out.ts'

const key = (line_id: number): string => `${forgottenPrefix}claim_link_${line_id}`

// The API shows a claim link only once and keeps its hash; the browser that created it remembers the address.
export function keepLink(line_id: number, url: string): void {
  try {
    localStorage.setItem(key(line_id), url)
  } catch {
    // Then it is shown until the page is left.
  }
}

export function keptLink(line_id: number): string | null {
  try {
    return localStorage.getItem(key(line_id))
  } catch {
    return null
  }
}
