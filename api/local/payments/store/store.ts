import type { Change, TableName, Tables } from './tables.ts'
import { openJournal } from './journal.ts'

export interface Transaction {
  get<T extends TableName>(table: T, id: string): Tables[T] | undefined
  all<T extends TableName>(table: T): Tables[T][]
  put<T extends TableName>(table: T, row: Tables[T]): void
}

export interface Store {
  /** Runs `work` and writes its changes as one line of the journal, all or none. `work` must be synchronous. */
  transact<R>(work: (tx: Transaction) => R): R
  close(): void
}

type Rows = { [T in TableName]: Map<string, Tables[T]> }

/** Keeps everything in memory and writes every change to disk before responding. Rows are replaced, never mutated. */
export function openStore(file: string): Store {
  const rows = emptyRows()
  const journal = openJournal(file, (entry) => apply(rows, entry as Change[]))

  return {
    transact(work) {
      const pending = emptyRows()
      const changes: Change[] = []
      const result = work({
        get: (table, id) => pending[table].get(id) ?? rows[table].get(id),
        all: (table) => [...new Map([...rows[table], ...pending[table]]).values()],
        put(table, row) {
          const change = [table, row] as unknown as Change
          apply(pending, [change])
          changes.push(change)
        },
      })
      if (changes.length > 0) {
        journal.append(changes)
        apply(rows, changes)
      }
      return result
    },
    close: () => journal.close(),
  }
}

function apply(rows: Rows, changes: Change[]): void {
  for (const [table, row] of changes) (rows[table] as Map<string, typeof row>).set(row.id, row)
}

function emptyRows(): Rows {
  return {
    sessions: new Map(),
    session_secrets: new Map(),
    payment_intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balance_transactions: new Map(),
    challenges: new Map(),
    debits: new Map(),
    clock: new Map(),
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    payment_methods: new Map(),
    cards: new Map(),
    subscriptions: new Map(),
    subscription_secrets: new Map(),
    subscription_schedules: new Map(),
    invoices: new Map(),
    invoice_payments: new Map(),
    portal_sessions: new Map(),
    tax_calculations: new Map(),
    tax_calculation_lines: new Map(),
    tax_transactions: new Map(),
    tax_transaction_lines: new Map(),
    accounts: new Map(),
    account_links: new Map(),
    login_links: new Map(),
    verifications: new Map(),
    payouts: new Map(),
    events: new Map(),
    deliveries: new Map(),
    idempotency_keys: new Map(),
  }
}
