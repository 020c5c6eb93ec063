type Company = {
  readonly address: string | null
  readonly tax_id: string | null
  readonly support_phone: string | null
}

/**
 * Lists missing company details that would be displayed: receipts of a selling portal include its postal address and tax ID, error pages its phone
 * number.
 */
export function companyGaps(company: Company, { sells }: { sells: boolean }): (keyof Company)[] {
  const named: readonly (keyof Company)[] = sells ? ['address', 'tax_id', 'support_phone'] : ['support_phone']
  return named.filter((field) => !company[field]?.trim())
}
