import type { PartnerTier } from '../../states/plan.ts'

/** How many external pages a partner keeps, by tier; null: as many as they like. The first tier has none (OP-14). */
const most: Readonly<Record<PartnerTier, number | null>> = { promo: 0, partner: 5, tier_2: 20, tier_3: null }

/** Whether the tier of a partner allows one more external page beside those that there are (ERR-039). */
export const mayAddPage = ({ tier, pages }: { tier: PartnerTier; pages: number }): boolean =>
  most[tier] === null || pages < most[tier]
