import { createHash, createPublicKey, verify } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { checkLink, emptyCount } from '@portico/shared/rules/credits/ledger/check-link.ts'
import { ledgerGenesis, signedLedgerErasure } from '@portico/shared/rules/credits/ledger/link-text.ts'
import type { Transaction } from '../../db/client.ts'
import { readLedgerChain } from './read-ledger-chain.ts'

export type LedgerCheck =
  | { state: 'whole'; links: number; hash: string; people: number; erased: number }
  /** `position`: the first broken link; 0 if the fault is not in a link */
  | { state: 'broken'; position: number; what: string }

type InPortal = <T>(work: (db: Transaction) => Promise<T>) => Promise<T>
const batch = 5_000
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Verifies a portal's whole chain, recounts every balance from its movements, and names the first link that does not fit. Movements may continue
 * meanwhile.
 */
export async function checkLedger({
  inPortal,
  portal_id,
  public_key,
}: {
  inPortal: InPortal
  portal_id: number
  public_key: string
}): Promise<LedgerCheck> {
  const count = emptyCount(digest(ledgerGenesis(portal_id)))
  for (;;) {
    const links = await inPortal((db) => readLedgerChain(db, { after: count.position, limit: batch }))
    for (const link of links) {
      const what = checkLink(count, link, digest)
      if (what !== null) return { state: 'broken', position: Math.min(link.position, count.position + 1), what }
    }
    if (links.length < batch) break
  }
  const strange = (await inPortal(findBalanceMismatch)) ?? (await inPortal((db) => findUnreadLink(db, count.position)))
  if (strange) return { state: 'broken', ...strange }
  return inPortal((db) => checkPeople(db, { public_key, links: count.position, hash: count.hash }))
}

type Inconsistency = { position: number; what: string } | null

/** Finds a balance that differs from its last link's, or a movement without a link. */
async function findBalanceMismatch(db: Transaction): Promise<Inconsistency> {
  const [account] = await db.execute<{
    id: number
    kind: string
    balance: number
    position: number
    linked: number
  }>(sql`
    select a.id, a.kind, a.balance, coalesce(last.position, 0) as position, coalesce(last.balance, 0) as linked from credit_accounts a
    left join lateral (
      select k.id as position, case when k.from_account_id = a.id then m.from_balance else m.to_balance end as balance
      from (
        (select id, movement_id, from_account_id from credit_links where from_account_id = a.id order by id desc limit 1)
        union all (select id, movement_id, from_account_id from credit_links where to_account_id = a.id order by id desc limit 1)
        order by id desc limit 1) k
      join credit_movements m on m.id = k.movement_id) last on true
    where a.balance <> coalesce(last.balance, 0) or (a.balance < 0 and a.kind <> 'purchase') order by a.id limit 1`)
  if (account)
    return {
      position: Number(account.position),
      what: `Account ${account.id} says ${account.balance} credits; its last link left it ${account.linked}.`,
    }
  const [loose] = await db.execute<{ id: number }>(sql`
    select m.id from credit_movements m where not exists (select 1 from credit_links k where k.movement_id = m.id) order by m.id limit 1`)
  return loose ? { position: 0, what: `Movement ${loose.id} is not in the ledger.` } : null
}

/** Finds links that the walk could not read, such as one whose movement or account is missing. */
async function findUnreadLink(db: Transaction, reached: number): Promise<Inconsistency> {
  const [next] = await db.execute<{ id: number }>(
    sql`select id from credit_links where id > ${reached} order by id limit 1`,
  )
  const isReadable =
    !next || (await readLedgerChain(db, { after: reached, limit: 1 })).some((one) => one.position === Number(next.id))
  return isReadable ? null : { position: Number(next.id), what: 'Its movement or one of its accounts is missing.' }
}

type Person = {
  salt: string | null
  value: string | null
  commitment: string
  erased_at: string | null
  signature: string | null
}

/** Checks that each person still matches their commitment or was erased with the portal's signature. */
async function checkPeople(
  db: Transaction,
  { public_key, links, hash }: { public_key: string; links: number; hash: string },
): Promise<LedgerCheck> {
  const people = await db.execute<Person & { id: number }>(sql`
    select id, salt, value, commitment, signature, to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as erased_at from credit_people order by id`)
  for (const person of people)
    if (!isSound(person, public_key))
      return {
        state: 'broken',
        position: await firstOf(db, person.id),
        what:
          person.erased_at === null
            ? 'A person it names is not the one originally recorded.'
            : 'A person it names was erased without a signature.',
      }
  return { state: 'whole', links, hash, people: people.length, erased: people.filter((one) => one.erased_at).length }
}

function isSound({ salt, value, commitment, erased_at, signature }: Person, public_key: string): boolean {
  if (erased_at === null) return digest(`${salt}\n${value}`) === commitment
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(public_key, 'base64').toString('base64url') },
    format: 'jwk',
  })
  const text = signedLedgerErasure(commitment, erased_at)
  return verify(null, Buffer.from(text), key, Buffer.from(signature ?? '', 'base64'))
}

/** Returns the first link that names a person. */
async function firstOf(db: Transaction, person_id: number): Promise<number> {
  const [first] = await db.execute<{ id: number | null }>(sql`
    select min(k.id) as id from credit_links k where k.actor_person_id = ${person_id}
      or exists (select 1 from credit_accounts a where a.person_id = ${person_id} and a.id in (k.from_account_id, k.to_account_id))`)
  return Number(first?.id ?? 0)
}
