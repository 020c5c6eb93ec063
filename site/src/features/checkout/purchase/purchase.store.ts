import { atom } from 'nanostores'

export type PurchaseErrors = Partial<Record<'organization' | 'number' | 'contact_name' | 'contact_email', string>>

/** Missing purchase order fields; set on an attempt to place the order, removed as they are corrected. */
export const $purchaseErrors = atom<PurchaseErrors>({})

/** The chosen document, until the page is left: a file does not survive a reload. */
export const $document = atom<File | null>(null)

export const forgetPurchaseError = (mended: keyof PurchaseErrors): void => {
  const { [mended]: gone, ...left } = $purchaseErrors.get()
  if (gone !== undefined) $purchaseErrors.set(left)
}
