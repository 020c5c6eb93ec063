import { atom } from 'nanostores'

export type PurchaseErrors = Partial<Record<'organization' | 'number' | 'contact_name' | 'contact_email', string>>

/** What is missing of a purchase order; said when somebody wants to place it, and gone where it is mended. */
export const $purchaseErrors = atom<PurchaseErrors>({})

/** Its document, as long as the page is open: a file outlives no reload. */
export const $document = atom<File | null>(null)

export const forgetPurchaseError = (mended: keyof PurchaseErrors): void => {
  const { [mended]: gone, ...left } = $purchaseErrors.get()
  if (gone !== undefined) $purchaseErrors.set(left)
}
