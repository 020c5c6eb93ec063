import type { PortalType } from '../../states/portals/portal.ts'

/** A portal is valid if its setup and its company are complete; the two rules list what is missing (TEN-017, OP-07). */
export const isValidPortal = ({ setting, company }: { setting: PortalSetup; company: CompanySetup }): boolean =>
  setupMissing(setting).length + companyMissing(company).length === 0

type PortalSetup = {
  readonly logo: string | null
  readonly secondary_logo: string | null
  readonly favicon: string | null
  readonly default_certificate_logo: string | null
  readonly type: PortalType
}

const neededOfSetup = ['logo', 'secondary_logo', 'favicon', 'default_certificate_logo', 'type'] as const

/** Lists what a portal's setup still lacks; empty means complete (TEN-018). */
export function setupMissing(setting: PortalSetup): (typeof neededOfSetup)[number][] {
  return neededOfSetup.filter((field) => !setting[field])
}

type CompanySetup = {
  readonly name: string | null
  readonly email: string | null
  readonly support_email: string | null
}

const neededOfCompany = ['name', 'email', 'support_email'] as const

/** Lists what a portal's company still lacks; empty means valid (TEN-019). */
export function companyMissing(company: CompanySetup): (typeof neededOfCompany)[number][] {
  return neededOfCompany.filter((field) => !company[field]?.trim())
}
