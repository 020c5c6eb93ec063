export type CompanySetup = {
  readonly name: string | null
  readonly email: string | null
  readonly support_email: string | null
}

const needed = ['name', 'email', 'support_email'] as const

/** Lists what a portal's company still lacks; empty means valid (TEN-019). */
export function companyMissing(company: CompanySetup): (typeof needed)[number][] {
  return needed.filter((field) => !company[field]?.trim())
}
