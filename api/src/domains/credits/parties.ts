import { sql, type SQL } from 'drizzle-orm'
import type { CreditParty } from '@portico/shared/contract/credits/ledger.ts'

type Side = 'from' | 'to'
export type PartyColumns<S extends string> = Record<
  `${S}_${'account_id' | 'kind' | 'name' | 'is_erased' | 'course_id' | 'course_title'}`,
  never
>

/** A person's current name; for people who left the portal, their name when the ledger first recorded them. */
export const nameOfPerson = (person: string, user: string): SQL =>
  sql.raw(
    `coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email, nullif(${person}.value::json->>1, ''), ${person}.value::json->>2)`,
  )

/** Columns for the account on one side of a movement `m`. */
export const partyColumns = (side: Side): SQL => sql`
  ${sql.raw(`${side}_a.id as ${side}_account_id, ${side}_a.kind as ${side}_kind, ${side}_p.erased_at is not null as ${side}_is_erased,
  ${side}_c.id as ${side}_course_id, ${side}_c.title as ${side}_course_title`)},
  coalesce(${sql.raw(`${side}_y.name`)}, ${nameOfPerson(`${side}_p`, `${side}_u`)}) as ${sql.raw(`${side}_name`)}`

/** Joins for these columns; `account` is the expression for the account's id. */
export const partyJoins = (side: Side, account: string): SQL =>
  sql.raw(`join credit_accounts ${side}_a on ${side}_a.id = ${account}
  left join credit_people ${side}_p on ${side}_p.id = ${side}_a.person_id
  left join users ${side}_u on ${side}_u.id = ${side}_p.user_id
  left join courses ${side}_c on ${side}_c.id = ${side}_a.course_id
  left join partner_companies ${side}_y on ${side}_y.id = ${side}_a.partner_company_id`)

export const partyOf = (row: PartyColumns<Side>, side: Side): CreditParty => ({
  account_id: Number(row[`${side}_account_id`]),
  kind: row[`${side}_kind`],
  name: row[`${side}_name`],
  is_erased: row[`${side}_is_erased`],
  course:
    row[`${side}_course_id`] === null
      ? null
      : { id: Number(row[`${side}_course_id`]), title: row[`${side}_course_title`] },
})
