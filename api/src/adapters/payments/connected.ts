// Accounts that portals are paid into through the platform's own, in our own types (OP-69). All money is integer cents.

/** One as the provider has it now. */
export type ConnectedAccount = {
  /** everything that was asked for at first is handed in */
  is_submitted: boolean
  takes_payments: boolean
  pays_out: boolean
  /** what is missing, in the provider's words: `company.tax_id` */
  asked: readonly string[]
  /** the provider looks at what was handed in */
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
  /** may be paid out by now, and will be later; below nothing after refunds */
  available: number
  pending: number
  /** newest first */
  payouts: readonly Payout[]
}

/** Each call waits for the provider and throws its error. */
export type ConnectedAccounts = {
  /** Opens one for a portal; asked again within a day, it answers the same. */
  open: (portal_id: number) => Promise<string>
  read: (id: string) => Promise<ConnectedAccount>
  /** The provider's form, for one use within minutes. `refresh_url`: where it leads when it is opened too late. */
  formPage: (asked: { id: string; return_url: string; refresh_url: string }) => Promise<string>
  /** The provider's own pages about it; only once it is submitted. */
  dashboardPage: (id: string) => Promise<string>
  money: (id: string) => Promise<AccountMoney>
}

/** Whether this is the provider's name of a connected account: accounts of our settings have lower-case names without underscores. */
export const isConnectedName = (name: string): boolean => /^acct_\w{1,60}$/.test(name)
