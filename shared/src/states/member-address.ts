export type AddressKind = 'billing' | 'shipping'

/** What is known of an address (USR-021). One that was changed is not yet validated again. */
export const addressValidations = ['not_validated', 'success', 'warning', 'failed'] as const
export type AddressValidation = (typeof addressValidations)[number]

export const addressValidationLabels: Readonly<Record<AddressValidation, string>> = {
  not_validated: 'Not yet validated',
  success: 'Success',
  warning: 'Warning',
  failed: 'Failed',
}
