// Connected accounts: portals are paid into them through the platform's own account. In our own types (OP-69). All money is integer cents.

/** A connected account as the provider has it now. */
export type ConnectedAccount = {
  /** all details requested at first have been submitted */
  is_submitted: boolean
  takes_payments: boolean
  pays_out: boolean
  /** requirements that are still missing, as the provider names them: `company.tax_id` */
  asked: readonly string[]
  /** the provider is verifying what was submitted */
  is_looked_at: boolean
}
export type Payout = {
  id: string
  amount: number
  status: 'on_its_way' | 'paid' | 'failed' | 'canceled'
  created_at: Date
  arrives_at: Date
}
export type AccountMoney = {
  /** available for payout now, and later; negative after refunds */
  available: number
  pending: number
  /** newest first */
  payouts: readonly Payout[]
}

/** Each call waits for the provider and passes on its error. */
export type ConnectedAccounts = {
  /** Opens an account for a portal; repeating the call within a day returns the same account. */
  open: (portal_id: number) => Promise<string>
  read: (id: string) => Promise<ConnectedAccount>
  /** Returns a link to the provider's form, valid once and for a few minutes. `refresh_url`: where the link leads after it has expired. */
  formPage: (asked: { id: string; return_url: string; refresh_url: string }) => Promise<string>
  /** Returns a link to the provider's dashboard for the account; available only after the form is submitted. */
  dashboardPage: (id: string) => Promise<string>
  money: (id: string) => Promise<AccountMoney>
}

/** Recognizes the provider's ids of connected accounts; account names in our settings are lowercase without underscores. */
export const isConnectedName = (name: string): boolean => /^acct_\w{1,60}$/.test(name)
