import { eq } from 'drizzle-orm'
import { show_company } from '@portico/shared/contract/portals/portal-settings.ts'
import { companies } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { versionedCompany } from '../../../../kernel/portal-versions.ts'
import { verb } from '../../../../kernel/verb.ts'

export const showCompany = verb(show_company, async ({ db }, { params }) => {
  const [company] = await db.select().from(companies).where(eq(companies.id, params.company_id))
  return versionedCompany(company ?? fail('general.not_found'))
})
