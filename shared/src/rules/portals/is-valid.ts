import { companyMissing, type CompanySetup } from './company-missing.ts'
import { setupMissing, type PortalSetup } from './setup-missing.ts'

/** A portal is valid if its setup and its company are complete; the two rules list what is missing (TEN-017, OP-07). */
export const isValidPortal = ({ setting, company }: { setting: PortalSetup; company: CompanySetup }): boolean =>
  setupMissing(setting).length + companyMissing(company).length === 0
