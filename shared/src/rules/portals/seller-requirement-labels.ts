/** Labels for details that a payment provider may require from a seller, by the last part of their name. */
const requirementLabels: Readonly<Record<string, string>> = {
  address: 'Address',
  document: 'Identity document',
  dob: 'Date of birth',
  email: 'Email address',
  external_account: 'Bank account for payouts',
  first_name: 'Name of the representative',
  last_name: 'Name of the representative',
  name: 'Legal name of the business',
  phone: 'Phone number',
  ssn_last_4: 'Last four digits of the Social Security number',
  tax_id: 'Employer identification number',
  tos_acceptance: 'Consent to the provider’s terms',
  url: 'Website',
}

/**
 * Turns the provider's list of missing details (`representative.verification.document`) into labels for people, each once. An unknown name falls back
 * to its last part: `company.owners_provided` becomes "Owners provided".
 */
export function sellerRequirementLabels(asked: readonly string[]): string[] {
  return [...new Set(asked.map(labelOf))]
}

function labelOf(name: string): string {
  const parts = name.split('.')
  const known = parts.toReversed().find((part) => part in requirementLabels)
  if (known !== undefined) return requirementLabels[known] ?? name
  const last = (parts.at(-1) ?? name).replaceAll('_', ' ')
  return last.charAt(0).toUpperCase() + last.slice(1)
}
