/** Goes up with every change of what is asked: then everybody is asked again. */
export const consentVersion = 1

/** What cookies and events are for (LEG-006). Those that are fixed cannot be switched off; the others stand on until somebody answers, and are not used before. */
export const consentCategories = {
  necessary: { title: 'Necessary', text: 'Signing in, the cart and paying.', is_fixed: true },
  performance: {
    title: 'Performance',
    text: 'Pages that load quickly and remember how you read them.',
    is_fixed: true,
  },
  analytics: { title: 'Analytics', text: 'Which courses are looked at and added to a cart.', is_fixed: false },
  advertisement: { title: 'Advertisement', text: 'Whether an ad led to a purchase.', is_fixed: false },
  other: { title: 'Other', text: 'Anything that fits none of these.', is_fixed: false },
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

/** An answer as the browser kept it; null for none, for one that is broken and for one to earlier questions. */
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

/** Whether something may be loaded or sent: what is fixed always, all else after an answer only, and never under Global Privacy Control (OP-130). */
export function mayUse(
  category: ConsentCategory,
  { answer, has_gpc }: { answer: ConsentAnswer | null; has_gpc: boolean },
): boolean {
  if (category === 'necessary' || category === 'performance') return true
  return !has_gpc && answer?.[category] === true
}

/** So long each answer is kept as proof: the 24 months that California asks for (11 CCR § 7101). */
export const consentKept_months = 24
