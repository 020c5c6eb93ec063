import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { Statements } from '../../db/statements.ts'
import type { ListCalls } from '@portico/shared/resources/list-calls.ts'
import type { ListLink } from '../../db/list-tables.ts'
import type { ListRules } from './list-rules.ts'

/** A declared list and where it is stored. */
export type List = {
  resource: Resource
  calls: ListCalls
  table: PgTable
  /** by field */
  links: Readonly<Record<string, ListLink>>
  /** Finds the table of another list, for its relations. */
  tableOf: (name: string) => PgTable
  titleFieldOf: (name: string) => string
  rules: ListRules
  /** Prepares each list query shape once and reuses it. */
  ask: Statements
}

export const nameOf = (table: PgTable): string => getTableName(table)

/** Returns whether a column is NOT NULL, so that a cleared text is stored as '' instead of null. */
export const isFilled = (table: PgTable, column: string): boolean => getTableColumns(table)[column]?.notNull === true
