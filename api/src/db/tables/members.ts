import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AddressKind, AddressValidation } from '@portico/shared/states/member-address.ts'
import { createdAt, portalId, portalTable, ref } from '../portal-table.ts'

/** What staff write about a person for each other. */
export const memberNotes = portalTable('member_notes', {
  user_id: ref().notNull(),
  author_id: ref().notNull(),
  content: text().notNull(),
  created_at: createdAt(),
  updated_at: createdAt(),
})

/** Badges that staff grant a person. */
export const memberSeals = portalTable('member_seals', {
  user_id: ref().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  granted_by: ref().notNull(),
  granted_at: createdAt(),
})

/** Whether the mail server took a mail; what it said is not kept. */
export const sentMails = portalTable('sent_mails', {
  to_address: text().notNull(),
  subject: text().notNull(),
  state: text().$type<'sent' | 'failed'>().notNull(),
  reason: text().notNull().default(''),
  sent_at: createdAt(),
})

/** Where a person is billed and shipped to, as this portal knows it. */
export const memberAddresses = pgTable(
  'member_addresses',
  {
    portal_id: portalId(),
    user_id: ref().notNull(),
    kind: text().$type<AddressKind>().notNull(),
    address: text().notNull(),
    address_2: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull(),
    zip_code: text().notNull(),
    country: text().notNull(),
    validation: text().$type<AddressValidation>().notNull().default('not_validated'),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.portal_id, t.user_id, t.kind] })],
)
