import type { PartnerTier } from '../../states/subscriptions/plan.ts'

/** Maximum number of external pages a partner may have, by tier; null: unlimited. The first tier has none (OP-14). */
const most: Readonly<Record<PartnerTier, number | null>> = { promo: 0, partner: 5, tier_2: 20, tier_3: null }

/** Tells whether a partner's tier allows another external page (ERR-039). */
export const mayAddPage = ({ tier, pages }: { tier: PartnerTier; pages: number }): boolean =>
  most[tier] === null || pages < most[tier]
