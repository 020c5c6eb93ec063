import { terms_info } from '@portico/shared/contract/portals/portals.ts'
import { portalSettings } from '../../tables.ts'
import { sanitizeContent } from '../../../../adapters/sanitize-content.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'

export const termsInfo = verb(terms_info, async ({ db }) => {
  const [setting] = await db.select({ terms_of_use: portalSettings.terms_of_use }).from(portalSettings)
  return versioned({ terms_of_use: sanitizeContent(setting?.terms_of_use ?? '') })
})
