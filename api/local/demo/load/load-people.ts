import { hash } from '@node-rs/argon2'
import type postgres from 'postgres'
import { demoAccounts, demoPassword } from '../accounts.ts'
import { demoAuthors } from '../content/authors.ts'
import { demoLearners } from '../content/learners.ts'
import { avatar } from '../pictures/paths.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

export interface People {
  /** User ids: demo accounts by email, authors by slug, learners by number. */
  account: ReadonlyMap<string, number>
  author: ReadonlyMap<string, number>
  learner: readonly number[]
}

/** The demo instructor is one of the authors, not a second person with the same name. */
const signedInAuthor = { slug: 'marisol-etxeberria', email: 'instructor@portico.test' }

/** Loads users of the whole platform; memberships are added with each portal. */
export async function loadPeople(bulk: Bulk): Promise<People> {
  const authors = demoAuthors.filter((author) => author.slug !== signedInAuthor.slug)
  const ids = await bulk.ids('users', demoAccounts.length + authors.length + demoLearners.length)
  const base = { email_verified: true, is_adult_confirmed_at: '2025-01-06T15:00:00Z' }
  const accountRows = demoAccounts.map(({ email, first_name, last_name }, index) => ({
    id: at(ids, index),
    email,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    image: email === signedInAuthor.email ? avatar(signedInAuthor.slug) : null,
    ...base,
  }))
  const authorRows = authors.map(({ slug, name }, index) => {
    // Letters after a name, such as RN, belong to the last name: certificates print both.
    const [first_name = '', last_name = ''] = name.split(/ (.*)/)
    return {
      id: at(ids, demoAccounts.length + index),
      email: `${slug.replaceAll('-', '.')}@instructors.test`,
      first_name,
      last_name,
      name,
      image: avatar(slug),
      ...base,
    }
  })
  const learnerRows = demoLearners.map(({ email, first_name, last_name }, index) => ({
    id: at(ids, demoAccounts.length + authors.length + index),
    email,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    image: null,
    ...base,
  }))
  await bulk.insert('users', [...accountRows, ...authorRows, ...learnerRows])
  const account = new Map(accountRows.map((row) => [row.email, row.id]))
  return {
    account,
    author: new Map([
      ...authors.map((author, index): [string, number] => [author.slug, at(authorRows, index).id]),
      [signedInAuthor.slug, account.get(signedInAuthor.email) ?? 0],
    ]),
    learner: learnerRows.map((row) => row.id),
  }
}

/** Writes the passwords of the demo accounts as `auth`, the only role allowed to. */
export async function loadPasswords(tx: postgres.TransactionSql, account: ReadonlyMap<string, number>): Promise<void> {
  const password = await hash(demoPassword, { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 })
  const rows = [...account.values()].map((id) => ({
    user_id: id,
    account_id: String(id),
    provider_id: 'credential',
    password,
  }))
  await tx`set local role auth`
  await tx`insert into accounts ${tx(rows)}`
  await tx`set local role platform`
}
