import { show_provider_company } from '@portico/shared/contract/partners/own.ts'
import { verb } from '../../../../kernel/verb.ts'
import { companyOf, versionedCompany } from './read-company.ts'

export const showProviderCompany = verb(show_provider_company, async ({ db, actor }) =>
  versionedCompany(await companyOf(db, actor)),
)
