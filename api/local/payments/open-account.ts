import { join } from 'node:path'
import { authorize } from './api/authorize.ts'
import { openBooks, type Books, type BooksOptions } from './open-books.ts'

type AccountOptions = BooksOptions & { secret_key: string }
export type OpenAccount = {
  /** True if the call has this account's key, or the page belongs to it. */
  holds: (request: Request) => boolean
  fetch: (request: Request) => Response | Promise<Response>
  close: () => Promise<void>
}

/** One account with its key, and the accounts it connected. Each has its own data, which a call selects by a header. */
export function openAccount(options: AccountOptions): OpenAccount {
  const own = openBooks(options)
  const connected = new Map<string, Books>()
  const booksOf = (id: string): Books | null => {
    if (!own.account(id)) return null
    const known = connected.get(id) ?? openBooks({ ...options, ...ofConnected(options, own, id) })
    connected.set(id, known)
    return known
  }
  for (const id of own.accounts()) booksOf(id)
  const holding = (request: Request): Books | null =>
    [own, ...connected.values()].find(({ holds }) => holds(request)) ?? null
  return {
    holds: (request) => isOf(request, options.secret_key) || holding(request) !== null,
    fetch(request) {
      const named = request.headers.get('stripe-account')
      const books = named === null ? holding(request) : booksOf(named)
      return (books ?? own).fetch(request)
    },
    async close() {
      for (const books of [own, ...connected.values()]) await books.close()
    },
  }
}

const ofConnected = ({ file }: AccountOptions, own: Books, id: string) => ({
  file: join(file, '..', `connected-${id}.jsonl`),
  connected() {
    const account = own.account(id)
    if (!account) throw new Error(`The account ${id} is gone`)
    return account
  },
})

function isOf({ headers }: Request, secret_key: string): boolean {
  try {
    authorize(headers.get('authorization') ?? undefined, secret_key)
    return true
  } catch {
    return false
  }
}
