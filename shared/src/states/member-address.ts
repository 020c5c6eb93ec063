export type AddressKind = 'billing' | 'shipping'

/** Validation status of a postal address (USR-021). A changed address becomes not validated again. */
export const addressValidations = ['not_validated', 'success', 'warning', 'failed'] as const
export type AddressValidation = (typeof addressValidations)[number]

export const addressValidationLabels: Readonly<Record<AddressValidation, string>> = {
  not_validated: 'Not yet validated',
  success: 'Success',
  warning: 'Warning',
  failed: 'Failed',
}
