import { boolean, integer, uuid } from 'drizzle-orm/pg-core'
import { createdAt, portalTable } from '../portal-table.ts'

export const consentChoices = portalTable('consent_choices', {
  visitor: uuid().notNull(),
  version: integer().notNull(),
  analytics: boolean().notNull(),
  advertisement: boolean().notNull(),
  other: boolean().notNull(),
  has_gpc: boolean().notNull(),
  created_at: createdAt(),
})
