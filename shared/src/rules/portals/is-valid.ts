import { companyMissing, type CompanySetup } from './company-missing.ts'
import { setupMissing, type PortalSetup } from './setup-missing.ts'

/** A portal is valid when it is set up and its company is; what is missing is listed by the two rules (TEN-017, OP-07). */
export const isValidPortal = ({ setting, company }: { setting: PortalSetup; company: CompanySetup }): boolean =>
  setupMissing(setting).length + companyMissing(company).length === 0
