/** What a plan is called where code and other systems name it (TEN-044, OP-14). */
export const planNames = ['growing', 'established', 'enterprise', 'partner'] as const

export type PlanName = (typeof planNames)[number]

export const isPlanName = (name: string): name is PlanName => planNames.some((one) => one === name)

/** Whether anybody may buy it by card (TEN-046). */
export const isSoldPlan = (name: PlanName): boolean => name !== 'partner'

/** What partners call the same tiers (TEN-045). The partners' plan is apart from the three that anybody may take (TEN-046). */
export const partnerTiers = ['promo', 'partner', 'tier_2', 'tier_3'] as const

export const partnerTierLabels: Readonly<Record<(typeof partnerTiers)[number], string>> = {
  promo: 'Promo',
  partner: 'Partner',
  tier_2: 'Tier 2',
  tier_3: 'Tier 3',
}
export type PartnerTier = (typeof partnerTiers)[number]
