/** Increase it whenever the consent questions change, so that everyone is asked again. */
export const consentVersion = 1

/**
 * Purposes of cookies and events (LEG-006). Fixed ones cannot be switched off; the others are preselected in the dialog but not used until the
 * visitor answers.
 */
export const consentCategories = {
  necessary: { title: 'Necessary', text: 'Signing in, the cart and paying.', is_fixed: true },
  performance: {
    title: 'Performance',
    text: 'Pages that load quickly and remember how you read them.',
    is_fixed: true,
  },
  analytics: { title: 'Analytics', text: 'Which courses are looked at and added to a cart.', is_fixed: false },
  advertisement: { title: 'Advertisement', text: 'Whether an ad led to a purchase.', is_fixed: false },
  other: { title: 'Other', text: 'Anything that fits no other category.', is_fixed: false },
} as const
export type ConsentCategory = keyof typeof consentCategories
export type ChosenCategory = {
  [C in ConsentCategory]: (typeof consentCategories)[C]['is_fixed'] extends true ? never : C
}[ConsentCategory]
export const chosenCategories = ['analytics', 'advertisement', 'other'] as const satisfies readonly ChosenCategory[]

export type ConsentAnswer = Readonly<Record<ChosenCategory, boolean>> & { readonly version: number }
export const answerOf = (value: boolean): ConsentAnswer => ({
  version: consentVersion,
  analytics: value,
  advertisement: value,
  other: value,
})

/** Parses the answer stored in the browser; null if it is missing, invalid or from an earlier version. */
export function parseConsent(kept: string | null): ConsentAnswer | null {
  try {
    const found: unknown = JSON.parse(kept ?? 'null')
    if (typeof found !== 'object' || found === null) return null
    const { version, ...choices } = found as Partial<ConsentAnswer>
    if (version !== consentVersion || chosenCategories.some((one) => typeof choices[one] !== 'boolean')) return null
    return { ...answerOf(false), ...choices, version }
  } catch {
    return null
  }
}

/**
 * Tells whether a category may be loaded or sent: fixed ones always, all others only after consent and never under Global Privacy Control (OP-130).
 */
export function mayUse(
  category: ConsentCategory,
  { answer, has_gpc }: { answer: ConsentAnswer | null; has_gpc: boolean },
): boolean {
  if (category === 'necessary' || category === 'performance') return true
  return !has_gpc && answer?.[category] === true
}

/** Retention of each answer as proof: the 24 months that California requires (11 CCR § 7101). */
export const consentRetention_months = 24
