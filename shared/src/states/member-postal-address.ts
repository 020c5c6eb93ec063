export type PostalAddressKind = 'billing' | 'shipping'

/** Validation status of a postal address (USR-021). A changed address becomes not validated again. */
export const postalAddressValidations = ['not_validated', 'success', 'warning', 'failed'] as const
export type PostalAddressValidation = (typeof postalAddressValidations)[number]

export const postalAddressValidationLabels: Readonly<Record<PostalAddressValidation, string>> = {
  not_validated: 'Not yet validated',
  success: 'Success',
  warning: 'Warning',
  failed: 'Failed',
}
