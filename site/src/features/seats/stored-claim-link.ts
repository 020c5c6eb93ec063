import { forgottenPrefix } from '@portico/shared/browser/forget-on-sign-out.ts'
import { storedText, type Stored } from '@portico/shared/browser/stored.ts'

/** The API returns a claim link only once and stores just its hash; the browser that created it remembers the URL. */
export const storedClaimLink = (line_id: number): Stored<string> =>
  storedText(`${forgottenPrefix}claim_link_${line_id}`, 'local')
