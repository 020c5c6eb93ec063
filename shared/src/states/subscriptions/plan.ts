/** Plan names used in code and by other systems (TEN-044, OP-14). */
export const planNames = ['growing', 'established', 'enterprise', 'partner'] as const

export type PlanName = (typeof planNames)[number]

export const isPlanName = (name: string): name is PlanName => planNames.some((one) => one === name)

/** Whether anyone can buy the plan by card (TEN-046). */
export const isSoldPlan = (name: PlanName): boolean => name !== 'partner'

/** Names of the tiers for partners (TEN-045). The partner plan is separate from the three public plans (TEN-046). */
export const partnerTiers = ['promo', 'partner', 'tier_2', 'tier_3'] as const

export const partnerTierLabels: Readonly<Record<(typeof partnerTiers)[number], string>> = {
  promo: 'Promo',
  partner: 'Partner',
  tier_2: 'Tier 2',
  tier_3: 'Tier 3',
}
export type PartnerTier = (typeof partnerTiers)[number]
