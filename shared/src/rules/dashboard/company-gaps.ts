type Company = {
  readonly address: string | null
  readonly tax_id: string | null
  readonly support_phone: string | null
}

/** What of the company would be named somewhere and is missing: receipts of a portal that sells have its address and tax ID, failed pages its phone. */
export function companyGaps(company: Company, { sells }: { sells: boolean }): (keyof Company)[] {
  const named: readonly (keyof Company)[] = sells ? ['address', 'tax_id', 'support_phone'] : ['support_phone']
  return named.filter((field) => !company[field]?.trim())
}
